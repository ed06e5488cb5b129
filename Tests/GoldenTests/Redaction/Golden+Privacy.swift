import SwiftUI

extension Golden {
    @GoldenList static var privacy: [Golden] {
        Golden("redaction/privacy/sensitive-only", 158, 70) {
            VStack(alignment: .leading) {
                Text("Balance").font(.caption).foregroundStyle(.secondary)
                Text("1,234.50 €").font(.title2.bold()).privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        Golden("redaction/privacy/not-asked-for", 158, 70) {
            VStack(alignment: .leading) {
                Text("Balance").font(.caption).foregroundStyle(.secondary)
                Text("1,234.50 €").font(.title2.bold()).privacySensitive()
            }
        }
        Golden("redaction/privacy/sensitive-picture", 100, 60) {
            HStack {
                Image(systemName: "person.crop.circle.fill").font(.largeTitle).privacySensitive()
                Image(systemName: "lock.fill")
            }
            .redacted(reason: .privacy)
        }
        Golden("redaction/privacy/open-part-of-sensitive", 158, 60) {
            VStack(alignment: .leading) {
                Text("hidden")
                Text("shown").privacySensitive(false)
            }
            .privacySensitive()
            .redacted(reason: .privacy)
        }
        Golden("redaction/privacy/invalidated-content", 158, 60) {
            VStack(alignment: .leading) {
                Text("Stays").font(.headline)
                Text("4 of 5 done").invalidatableContent()
            }
            .redacted(reason: .invalidated)
        }
        Golden("redaction/privacy/invalidatable-but-valid", 158, 60) {
            VStack(alignment: .leading) {
                Text("Stays").font(.headline)
                Text("4 of 5 done").invalidatableContent()
            }
        }
    }
}
