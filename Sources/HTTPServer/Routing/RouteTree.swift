/// The routes by segment: finding one takes as many steps as the path has segments, however many routes there are.
struct RouteTree<Value: Sendable>: Sendable {
    private struct Branch: Sendable {
        let prefix: String
        let name: String
        let suffix: String
        var node: RouteTree
    }

    private(set) var values: [HTTPMethod: Value] = [:]
    private var literals: [String: RouteTree] = [:]
    private var branches: [Branch] = []
    /// What takes all the rest of a path: at most one, in an array because a struct cannot hold itself.
    private var rest: [(name: String, node: RouteTree)] = []

    /// Adds a route; false where the method has one for the pattern.
    mutating func insert(_ value: Value, _ method: HTTPMethod, _ segments: ArraySlice<RoutePattern.Segment>) -> Bool {
        guard let first = segments.first else {
            return values.updateValueIfAbsent(value, forKey: method)
        }
        let further = segments.dropFirst()
        switch first {
        case .literal(let text):
            return literals[text, default: RouteTree()].insert(value, method, further)
        case .parameter(let prefix, let name, let suffix):
            let place = branches.firstIndex { $0.prefix == prefix && $0.suffix == suffix && $0.name == name }
            if let place { return branches[place].node.insert(value, method, further) }
            var node = RouteTree()
            let isNew = node.insert(value, method, further)
            branches.append(Branch(prefix: prefix, name: name, suffix: suffix, node: node))
            // The more of a segment is fixed, the earlier it is tried: "{id}.svg" before "{id}".
            branches.sort { $0.prefix.utf8.count + $0.suffix.utf8.count > $1.prefix.utf8.count + $1.suffix.utf8.count }
            return isNew
        case .rest(let name):
            if rest.isEmpty { rest = [(name, RouteTree())] }
            return rest[0].node.insert(value, method, further)
        }
    }

    /// The values for a path and its parameters: fixed text wins over parameters, parameters over the rest.
    func find(_ path: ArraySlice<String>, _ parameters: inout PathParameters) -> [HTTPMethod: Value]? {
        guard let first = path.first else {
            return values.isEmpty ? takeRest(path, &parameters) : values
        }
        let further = path.dropFirst()
        if let found = literals[first]?.find(further, &parameters) { return found }
        for branch in branches {
            guard let value = Self.match(first, branch) else { continue }
            parameters.append(branch.name, value)
            if let found = branch.node.find(further, &parameters) { return found }
            parameters.removeLast()
        }
        return takeRest(path, &parameters)
    }

    private func takeRest(_ path: ArraySlice<String>, _ parameters: inout PathParameters) -> [HTTPMethod: Value]? {
        guard let rest = rest.first else { return nil }
        parameters.rest = Array(path)
        parameters.append(rest.name, path.joined(separator: "/"))
        return rest.node.values
    }

    private static func match(_ segment: String, _ branch: Branch) -> String? {
        let fixed = branch.prefix.utf8.count + branch.suffix.utf8.count
        let bytes = segment.utf8
        guard bytes.count > fixed else { return nil }
        if fixed == 0 { return segment }
        let (prefix, suffix) = (branch.prefix.utf8, branch.suffix.utf8)
        guard bytes.starts(with: prefix), bytes.suffix(suffix.count).elementsEqual(suffix) else { return nil }
        return String(Substring(bytes.dropFirst(prefix.count).dropLast(suffix.count)))
    }
}

extension Dictionary {
    fileprivate mutating func updateValueIfAbsent(_ value: Value, forKey key: Key) -> Bool {
        guard self[key] == nil else { return false }
        self[key] = value
        return true
    }
}
