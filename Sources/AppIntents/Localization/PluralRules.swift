/// Which form a language uses for a number: the cardinal rules of Unicode CLDR 46, languages with equal rules together.
package struct PluralRules: Sendable {
    private let rule: @Sendable (PluralOperands) -> PluralForm

    /// The rules of a language, given by its code such as `ru`; those of English where nothing else is known.
    package init(language: String) {
        rule = Self.rule(of: language.lowercased())
    }

    /// The form for a number.
    package func form(of number: PluralOperands) -> PluralForm { rule(number) }

    private static func rule(of language: String) -> @Sendable (PluralOperands) -> PluralForm {
        switch language {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "ig", "ii", "jv", "kea", "lkt",
            "nqo", "sah", "ses", "sg", "su", "to", "tpi", "wo", "yo", "yue", "bm", "in":
            { _ in .other }
        case "en", "de", "nl", "sv", "fi", "et", "gl", "ast", "fy", "ia", "io", "yi", "lij", "sc", "sw", "ur", "en-001":
            { $0.i == 1 && $0.v == 0 ? .one : .other }
        case "it", "ca", "scn", "vec": { $0.i == 1 && $0.v == 0 ? .one : $0.isMillions ? .many : .other }
        case "es": { $0.n == 1 ? .one : $0.isMillions ? .many : .other }
        case "fr", "pt": { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
        case "hy", "kab", "ff": { $0.i <= 1 ? .one : .other }
        case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu", "doi", "pcm": { $0.i == 0 || $0.n == 1 ? .one : .other }
        case "ak", "bho", "guw", "ln", "mg", "nso", "pa", "ti", "wa": { $0.n == 0 || $0.n == 1 ? .one : .other }
        case "si": { $0.n == 0 || $0.n == 1 || $0.i == 0 && $0.f == 1 ? .one : .other }
        case "da": { $0.n == 1 || $0.t != 0 && $0.i <= 1 ? .one : .other }
        case "ru", "uk", "be": eastSlavic
        case "sr", "hr", "bs", "sh": southSlavic
        case "pl": polish
        case "cs", "sk": { $0.v != 0 ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }
        case "sl": slovenian
        case "lt": lithuanian
        case "lv", "prg": latvian
        case "ro", "mo":
            { $0.i == 1 && $0.v == 0 ? .one : $0.v != 0 || $0.n == 0 || (1...19).contains($0.i % 100) ? .few : .other }
        default: rareRule(of: language)
        }
    }

    private static func rareRule(of language: String) -> @Sendable (PluralOperands) -> PluralForm {
        switch language {
        case "ar", "ars": arabic
        case "he", "iw": { $0.i == 1 && $0.v == 0 || $0.i == 0 && $0.v != 0 ? .one : $0.isWhole(2) ? .two : .other }
        case "is":
            { $0.t == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.t % 10 == 1 && $0.t % 100 != 11 ? .one : .other }
        case "mk":
            {
                $0.v == 0 && $0.i % 10 == 1 && $0.i % 100 != 11 || $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
            }
        case "fil", "tl", "ceb": { [4, 6, 9].contains(($0.v == 0 ? $0.i : $0.f) % 10) ? .other : .one }
        case "ga": { $0.v != 0 ? .other : irish($0.i) }
        case "gd": { $0.v != 0 ? .other : scottish($0.i) }
        case "cy": { $0.v != 0 ? .other : [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][$0.i] ?? .other }
        case "mt": maltese
        case "br": { $0.v != 0 ? .other : breton($0.i) }
        case "iu", "naq", "sat", "se", "sma", "smj", "smn", "sms":
            { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }
        // Most others, such as Bulgarian, Greek, Hungarian, Norwegian and Turkish.
        default: { $0.n == 1 ? .one : .other }
        }
    }
}

extension PluralOperands {
    /// Languages of Romance origin say "a million *of* things".
    fileprivate var isMillions: Bool { v == 0 && i != 0 && i % 1_000_000 == 0 }

    fileprivate func isWhole(_ value: UInt64) -> Bool { v == 0 && i == value }
}

private func eastSlavic(_ number: PluralOperands) -> PluralForm {
    guard number.v == 0 else { return .other }
    let (ten, hundred) = (number.i % 10, number.i % 100)
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
}

private func southSlavic(_ number: PluralOperands) -> PluralForm {
    let digits = number.v == 0 ? number.i : number.f
    let (ten, hundred) = (digits % 10, digits % 100)
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .other
}

private func polish(_ number: PluralOperands) -> PluralForm {
    guard number.v == 0 else { return .other }
    if number.i == 1 { return .one }
    return (2...4).contains(number.i % 10) && !(12...14).contains(number.i % 100) ? .few : .many
}

private func slovenian(_ number: PluralOperands) -> PluralForm {
    guard number.v == 0 else { return .few }
    switch number.i % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
}

private func lithuanian(_ number: PluralOperands) -> PluralForm {
    guard number.f == 0 else { return .many }
    let (ten, hundred) = (number.i % 10, number.i % 100)
    if (11...19).contains(hundred) || ten == 0 { return .other }
    return ten == 1 ? .one : .few
}

private func latvian(_ number: PluralOperands) -> PluralForm {
    let digits = number.v == 0 ? number.i : number.f
    let (ten, hundred) = (digits % 10, digits % 100)
    let isShort = number.v == 0 || number.v == 2
    if isShort, (11...19).contains(hundred) { return .zero }
    if number.v == 0, ten == 0 { return .zero }
    return ten == 1 && (hundred != 11 || !isShort) ? .one : .other
}

private func arabic(_ number: PluralOperands) -> PluralForm {
    guard number.v == 0 else { return .other }
    switch (number.i, number.i % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
}

private func maltese(_ number: PluralOperands) -> PluralForm {
    guard number.v == 0 else { return .other }
    switch (number.i, number.i % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
}

private func irish(_ number: UInt64) -> PluralForm {
    switch number {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
}

private func scottish(_ number: UInt64) -> PluralForm {
    switch number {
    case 1, 11: .one
    case 2, 12: .two
    case 3...10, 13...19: .few
    default: .other
    }
}

private func breton(_ number: UInt64) -> PluralForm {
    let (ten, hundred) = (number % 10, number % 100)
    if ten == 1, ![11, 71, 91].contains(hundred) { return .one }
    if ten == 2, ![12, 72, 92].contains(hundred) { return .two }
    if [3, 4, 9].contains(ten), ![10, 70, 90].contains(hundred - ten) { return .few }
    return number != 0 && number % 1_000_000 == 0 ? .many : .other
}
