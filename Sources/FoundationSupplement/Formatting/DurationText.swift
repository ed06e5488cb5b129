internal import Foundation

/// An amount of time in words or digits.
struct DurationText {
    /// Which numbers are two digits wide.
    enum Padding {
        /// None.
        case none
        /// All but the first.
        case afterFirst
        /// All.
        case all
    }

    /// The amounts, largest unit first.
    let amounts: [DurationUnit.Amount]
    /// How they are written.
    let style: DateComponentsFormatter.UnitsStyle
    /// The language.
    let locale: Locale

    /// The text; `padding` counts for digits alone.
    func text(isPadded padding: Padding) -> String {
        style == .positional ? positional(padding) : words
    }

    private var words: String {
        let width: ICUFormatter.Width =
            switch style {
            case .full, .spellOut: .wide
            case .short, .brief: .short
            case .abbreviated, .positional: .narrow
            }
        let parts = amounts.map { amount in
            let word = Self.word(amount, width, locale: locale)
            switch style {
            case .spellOut: return word.spellingOut(Double(amount.value), locale: locale)
            case .brief: return word.replacing(#/\s/#, with: "")
            default: return word
            }
        }
        let isSpaced = style == .abbreviated || style == .brief
        return ICUFormatter.list(parts, .units, isSpaced ? .narrow : width, locale: locale)
            ?? parts.joined(separator: isSpaced ? " " : ", ")
    }

    /// Days and larger units in words, then hours, minutes and seconds with colons: `1d 2:03:04`.
    private func positional(_ padding: Padding) -> String {
        let clock = amounts.filter { [.hour, .minute, .second].contains($0.unit) }
        let days = amounts.filter { ![.hour, .minute, .second].contains($0.unit) }
        let digits = clock.enumerated().map { index, amount in
            let isWide = padding == .all || (padding == .afterFirst && index > 0)
            return isWide && amount.value < 10 ? "0\(amount.value)" : "\(amount.value)"
        }
        if days.isEmpty { return digits.joined(separator: ":") }
        if clock.isEmpty, days.count == 1 { return "\(days[0].value)" }
        let names = days.map { Self.word($0, .narrow, locale: locale) }
        return (names + (clock.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
    }

    private static func word(_ amount: DurationUnit.Amount, _ width: ICUFormatter.Width, locale: Locale) -> String {
        let name =
            switch width {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        return ICUFormatter.number(Double(amount.value), skeleton: "unit/\(amount.unit.name) \(name)", locale: locale)
            ?? "\(amount.value) \(amount.unit.name)"
    }
}
