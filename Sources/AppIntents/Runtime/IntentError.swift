internal import Foundation

/// Why an intent was not made or performed, in words a client may see.
package struct IntentError: Error, Sendable, Hashable, Codable {
    /// The kinds of failure.
    package enum Code: String, Sendable, Codable {
        /// No intent has this name.
        case unknownIntent
        /// The intent has no parameter of this name.
        case unknownParameter
        /// A value has the wrong type, lies outside its range or is no case of its enumeration.
        case invalidValue
        /// An identifier that no entity has.
        case unknownEntity
        /// A parameter that needs a value has none.
        case missingParameter
        /// The intent's own code threw.
        case failed
    }

    /// The kind of failure.
    package var code: Code

    /// The intent's name.
    package var intent: String

    /// The parameter's name, if the failure is about one.
    package var parameter: String?

    /// The value that was given, if the failure is about one.
    package var value: IntentValue?

    /// What would have been right: names, cases or a phrase.
    package var allowed: [String] = []

    /// The whole failure in one sentence.
    package var message: String
}

extension IntentError: LocalizedError, CustomStringConvertible {
    /// The whole failure in one sentence.
    package var errorDescription: String? { message }
    /// The whole failure in one sentence.
    package var description: String { message }
}

extension IntentError {
    /// No intent has the name; the nearest is proposed.
    static func unknownIntent(_ name: String, known: [String]) -> IntentError {
        let hint = name.nearest(of: known).map { " Did you mean \($0)?" } ?? ""
        let list = known.isEmpty ? "There are none." : "Known are \(known.joined(separator: ", "))."
        let message = "There is no intent named “\(name.shortened)”.\(hint) \(list)"
        return IntentError(code: .unknownIntent, intent: name, allowed: known, message: message)
    }

    /// The intent has no such parameter; the nearest is proposed.
    /// A parameter that `intent`, or whatever is named so, does not have.
    package static func unknownParameter(_ name: String, of intent: String, known: [String]) -> IntentError {
        let hint = name.nearest(of: known).map { " Did you mean “\($0)”?" } ?? ""
        let list = known.isEmpty ? "It takes none." : "Allowed are \(known.joined(separator: ", "))."
        let message = "\(intent) has no parameter “\(name.shortened)”.\(hint) \(list)"
        return IntentError(
            code: .unknownParameter,
            intent: intent,
            parameter: name,
            allowed: known,
            message: message
        )
    }

    /// Parameters need a value; the author's question follows if there is one.
    static func missing(_ names: [String], of intent: String, question: String? = nil) -> IntentError {
        let list = names.joined(separator: ", ")
        return IntentError(
            code: .missingParameter,
            intent: intent,
            parameter: names.first,
            allowed: names,
            message: "\(intent) needs a value for \(list).\(question.map { " \($0)" } ?? "")"
        )
    }

    /// An error that the intent's code threw, as the person should read it.
    init(thrown error: any Error, by intent: String) {
        self.init(code: .failed, intent: intent, message: Self.text(of: error))
    }

    /// An error in the words that its author meant for people.
    static func text(of error: any Error) -> String {
        if let error = error as? any CustomLocalizedStringResourceConvertible {
            return error.localizedStringResource.text
        }
        if let error = error as? any LocalizedError, let text = error.errorDescription { return text }
        return String(describing: error)
    }
}

extension String {
    /// The text cut after 60 characters.
    var shortened: String { count > 60 ? prefix(59) + "…" : self }

    /// The name that differs least, by no more than a third of its letters.
    func nearest(of names: [String]) -> String? {
        guard count <= 64 else { return nil }
        let ranked = names.filter { $0.count <= 64 }.map { (name: $0, distance: distance(to: $0)) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, best.name.count / 3) ? best.name : nil
    }

    /// The number of single-letter edits, case aside, between two texts (Levenshtein).
    private func distance(to other: String) -> Int {
        let left = Array(lowercased())
        let right = Array(other.lowercased())
        var row = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, candidate) in right.enumerated() {
                let substituted = diagonal + (letter == candidate ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = Swift.min(substituted, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
