extension Document {

    /// The text with another value at a path of keys. Everything else keeps its bytes.
    ///
    /// - Parameter path: keys that are missing are added. The other keys, but the last, must have objects.
    func text(setting value: JSON, at path: [String]) -> String {
        var element = root
        var rest = path[...]
        while let key = rest.first, !element[key].isMissing {
            element = element[key]
            rest.removeFirst()
        }
        guard let key = rest.popFirst() else {
            return text(replacing: element.start..<element.end, with: value.line)
        }
        let inner = rest.reversed().reduce(value) { JSON.object([$1: $0]) }
        let member = "\(JSON.text(key).line): \(inner.line)"
        guard let last = Array(element.members).last else {
            return text(replacing: element.start..<element.end, with: "{\(member)}")
        }
        // The space before the last member is also that before the new one.
        let before = source.bytes.prefix(last.keyStart).reversed().prefix(while: \.isJSONSpace)
        let gap = String(decoding: before.reversed(), as: UTF8.self)
        return text(replacing: last.end..<last.end, with: "," + (gap.isEmpty ? " " : gap) + member)
    }

    private func text(replacing range: Range<Int>, with other: String) -> String {
        var bytes = source.bytes
        bytes.replaceSubrange(range, with: other.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
