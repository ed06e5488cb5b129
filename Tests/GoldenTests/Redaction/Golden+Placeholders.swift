import SwiftUI

extension Golden {
    @GoldenList static var placeholders: [Golden] {
        Golden("redaction/placeholder/text-styles", 158, 120) {
            VStack(alignment: .leading, spacing: 6) {
                Text("Headline").font(.headline)
                Text("A line of body text")
                Text("caption words").font(.caption).foregroundStyle(.secondary)
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/paragraph", 158, 120) {
            Text("Several words that are broken into a number of lines, the last of which is")
                .font(.footnote)
                .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/large-number", 158, 70) {
            Text("72°").font(.system(size: 44, weight: .light)).redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/symbol-and-label", 158, 70) {
            VStack(alignment: .leading) {
                Image(systemName: "cloud.sun.fill").font(.title)
                Label("Sunny", systemImage: "sun.max.fill")
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/shapes-keep-colours", 158, 60) {
            HStack {
                Circle().fill(.orange).frame(width: 30, height: 30)
                Text("Orange").foregroundStyle(.orange)
                Capsule().fill(.blue.gradient).frame(width: 30, height: 16)
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/unredacted-within", 158, 70) {
            VStack(alignment: .leading) {
                Text("Today").font(.headline).unredacted()
                Text("nothing planned")
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/dark", 158, 70, in: .dark) {
            VStack(alignment: .leading) {
                Text("Headline").font(.headline)
                Text("words below").foregroundStyle(.secondary)
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/meters", 158, 90) {
            VStack {
                Gauge(value: 0.6) { Text("Memory") }
                ProgressView(value: 0.4) { Text("Progress") }
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/dates", 158, 60) {
            VStack(alignment: .leading) {
                Text(Date(timeIntervalSince1970: 1_800_014_400), style: .timer)
                Text(Date(timeIntervalSince1970: 1_800_014_400), style: .relative)
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/right-to-left", 158, 60, in: .rightToLeft) {
            VStack(alignment: .leading) {
                Text("one line").font(.headline)
                Text("another one")
            }
            .redacted(reason: .placeholder)
        }
        Golden("redaction/placeholder/whole-widget", 338, 158) {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Image(systemName: "calendar").foregroundStyle(.red)
                    Text("Today").font(.headline)
                    Spacer()
                    Text("3").font(.title2.bold())
                }
                ForEach(["Water the plants", "Call the dentist", "Buy bread and milk"], id: \.self) { task in
                    HStack {
                        Circle().strokeBorder(.secondary, lineWidth: 1.5).frame(width: 16, height: 16)
                        Text(task).font(.subheadline)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding()
            .redacted(reason: .placeholder)
        }
    }
}
