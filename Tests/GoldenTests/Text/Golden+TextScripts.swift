import SwiftUI

extension Golden {
    @GoldenList static var textScripts: [Golden] {
        Golden("text/script/latin", 158, 80) {
            VStack(alignment: .leading) {
                Text("Ünïcödé, Ærøskøbing")
                Text("Łódź, Čeština, İstanbul")
                Text("Tiếng Việt")
            }
            .font(.subheadline)
        }
        Golden("text/script/greek-cyrillic", 158, 60) {
            VStack(alignment: .leading) {
                Text("Καλημέρα κόσμε")
                Text("Привет, мир")
            }
        }
        Golden("text/script/cjk", 158, 80) {
            VStack(alignment: .leading) {
                Text("日本語のテキスト")
                Text("简体中文，繁體")
                Text("한국어 문장")
            }
        }
        Golden("text/script/full-width", 158, 60) {
            VStack(alignment: .leading) {
                Text("ＡＢＣ１２３！")
                Text("ｱｲｳｴｵ half")
            }
        }
        Golden("text/script/thai-devanagari", 158, 80) {
            VStack(alignment: .leading) {
                Text("สวัสดีชาวโลก")
                Text("नमस्ते दुनिया")
                Text("அடிமையாக")
            }
        }
        Golden("text/script/combining", 158, 50) {
            Text("e\u{301} a\u{308} n\u{303} q\u{307}\u{323} o\u{302}\u{301}").font(.title3)
        }
        Golden("text/script/emoji", 158, 100) {
            VStack(alignment: .leading) {
                Text("📦🚀 semantic")
                Text("👩‍👩‍👧‍👦 family, 🇩🇪 flag")
                Text("👍🏽 skin, 1️⃣ key, ❤️")
            }
            .font(.subheadline)
        }
        Golden("text/script/symbols", 158, 80) {
            VStack(alignment: .leading) {
                Text("− 7 °C · ½ • € 5")
                Text("→ ← ↑ ↓ ≤ ≥ ≠")
                Text("© ® ™ § ¶ † ‰")
            }
        }
    }

    @GoldenList static var textBidi: [Golden] {
        Golden("text/bidi/arabic", 158, 50) { Text("مرحبا بالعالم").background(Color.yellow.opacity(0.4)) }
        Golden("text/bidi/hebrew", 158, 50) { Text("שלום עולם").background(Color.yellow.opacity(0.4)) }
        Golden("text/bidi/mixed", 158, 50) { Text("abc שלום 123 עולם") }
        Golden("text/bidi/numbers", 158, 50) { Text("מחיר: 1,250 ₪ (20%)") }
        Golden("text/bidi/runs", 158, 50) {
            Text("a ") + Text("שלום ").bold().foregroundColor(.red) + Text("עולם").foregroundColor(.blue) + Text(" z")
        }
        Golden("text/bidi/runs-from-right", 158, 50) {
            Text("שלום ").bold() + Text("Swift ").foregroundColor(.orange) + Text("עולם").foregroundColor(.blue)
        }
        Golden("text/bidi/wrapped", 120, 80) {
            Text("هذا نص طويل يمتد على أكثر من سطر واحد")
        }
        Golden("text/bidi/cut", 120, 50) {
            Text("هذا نص طويل يمتد على أكثر من سطر واحد").lineLimit(1)
        }
        Golden("text/bidi/leading-from-right", 158, 120, in: .rightToLeft) {
            VStack(alignment: .leading) {
                Text("שלום עולם")
                Text("Latin words")
                Text("שתי שורות של טקסט ארוך").frame(width: 110, alignment: .leading)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
        }
    }
}
