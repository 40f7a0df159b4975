/// A property list in the form that Xcode writes projects in (the "old-style" one of OpenStep, with comments), with
/// the place of everything in it.
///
/// The values are nodes in one array, each followed by what is in it: a project has a million of them.
struct PropertyList: Sendable {

    enum Kind: Sendable { case string, data, list, dictionary }

    struct Node: Sendable {
        let kind: Kind
        /// The bytes that the value is written in, without comments around it.
        var range: Range<Int>
        /// The index of the first node that is not in this one.
        var next: Int
    }

    /// A comment `Begin … section` or `End … section`.
    struct Mark: Sendable {
        let isBegin: Bool
        let name: String
        let range: Range<Int>
    }

    let bytes: [UInt8]
    let nodes: [Node]
    let marks: [Mark]

    /// The index of the outermost value, a dictionary.
    static let root = 0

    /// Reads a property list.
    ///
    /// - Throws: the first thing that is wrong, with its place.
    init(_ bytes: [UInt8]) throws(Flaw) {
        var parser = PropertyListParser(bytes)
        try parser.parse()
        (self.bytes, nodes, marks) = (bytes, parser.nodes, parser.marks)
    }

    /// The nodes of a list's elements.
    func elements(of list: Int) -> [Int] {
        guard nodes[list].kind == .list else { return [] }
        return children(of: list)
    }

    /// The nodes of a dictionary's keys and values.
    func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
        guard nodes[dictionary].kind == .dictionary else { return [] }
        let children = children(of: dictionary)
        return stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    private func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var child = node + 1
        while child < nodes[node].next {
            children.append(child)
            child = nodes[child].next
        }
        return children
    }

    /// The keys that a dictionary has a second time: readers differ in which one they take.
    var repeatedKeys: [Int] {
        nodes.indices.flatMap { dictionary in
            var keys: Set<String> = []
            return entries(of: dictionary).map(\.key).filter { !keys.insert(text(of: $0) ?? "").inserted }
        }
    }

    /// The value of a key; nil if the dictionary, or what is said to be one, has no such key.
    func value(of key: String, in dictionary: Int) -> Int? {
        guard nodes[dictionary].kind == .dictionary else { return nil }
        var child = dictionary + 1
        while child < nodes[dictionary].next {
            let value = nodes[child].next
            if isText(child, key) { return value }
            child = nodes[value].next
        }
        return nil
    }

    private func isText(_ node: Int, _ text: String) -> Bool {
        let written = bytes[nodes[node].range]
        // Hardly a key is quoted.
        if isQuoted(node) { return self.text(of: node) == text }
        return written.count == text.utf8.count && written.elementsEqual(text.utf8)
    }

    /// The text of a string; nil if the value is none.
    func text(of node: Int) -> String? {
        guard nodes[node].kind == .string else { return nil }
        let written = bytes[nodes[node].range]
        return isQuoted(node)
            ? PropertyListText.read(written.dropFirst().dropLast()) : String(decoding: written, as: UTF8.self)
    }

    /// The text of a dictionary's value; nil if it is not there, or no string.
    func text(of key: String, in dictionary: Int) -> String? {
        value(of: key, in: dictionary).flatMap(text(of:))
    }

    private func isQuoted(_ node: Int) -> Bool {
        let first = bytes[nodes[node].range.lowerBound]
        return first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    }

    /// Where a value ends with the separator after it, comments between the two included; where the value ends if there
    /// is no separator.
    func end(after node: Int, separator: Unicode.Scalar) -> Int {
        let end = nodes[node].range.upperBound
        var position = end
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: separator) { return position + 1 }
            if bytes[position...].starts(with: "/*".utf8) {
                // The asterisk that begins a comment does not end it.
                position += 2
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                position += 2
            } else if bytes[position...].starts(with: "//".utf8) {
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            } else if bytes[position] == 0x20 || 0x09...0x0D ~= bytes[position] {
                position += 1
            } else {
                return end
            }
        }
        return end
    }

    /// The bytes that a value is written in.
    func source(of node: Int) -> ArraySlice<UInt8> { bytes[nodes[node].range] }
}

/// Something wrong at a place in a text.
struct Flaw: Error {
    /// The byte that it begins at; nil if it is everywhere.
    let offset: Int?
    let message: String
    let help: String?

    init(_ message: String, at offset: Int?, help: String? = nil) {
        (self.offset, self.message, self.help) = (offset, message, help)
    }
}
