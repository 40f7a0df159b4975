/// The kind and the name that a line of code declares, and the rest of the line: `func`, `show` and `(_ id: Int) {`. If
/// a line declares nothing, its name is the text before the first bracket or ` = `.
struct Declaration {

    /// The attributes and the modifiers: `@objc private`. Empty if the line declares nothing.
    let modifiers: Substring
    /// `protocol`, `func`; empty if the line declares nothing.
    let kind: Substring
    let name: Substring
    /// Everything after the name: parameters, or conformances.
    let rest: Substring

    init(_ line: Line) {
        var text = Substring(String(decoding: line.trimmed.bytes, as: UTF8.self))
        let line = text
        while let end = Self.endOfAttribute(text) { text = text[end...].withoutSpaces }
        if text.hasPrefix("//") { text = "" }
        let statement = text
        while true {
            let word = text.firstWord
            var next = text[word.endIndex...]
            if next.utf8.first == UInt8(ascii: "("), let end = next.firstIndex(of: ")"), Self.modifiers.contains(word) {
                let rest = next[end...].dropFirst()
                if !rest.isEmpty || Self.arguments.contains(next) { next = rest }
            }
            next = next.withoutSpaces
            let isModifier = word == "class" && Self.members.contains(next.firstWord)
            if isModifier || Self.modifiers.contains(word) {
                text = next
            } else if Self.kinds.contains(word) {
                modifiers = line[..<text.startIndex]
                kind = word
                name = Self.name(next, of: word)
                rest = next[name.endIndex...]
                return
            } else {
                break
            }
        }
        (modifiers, kind) = ("", "")
        // There may be nothing but modifiers.
        let code = text.isEmpty ? text : statement
        let bracket = code.utf8.firstIndex { "({".utf8.contains($0) } ?? code.endIndex
        let end = min(code.firstAssignment ?? bracket, bracket)
        name = Substring(code[..<end].utf8.trimmingSpaces)
        rest = code[name.endIndex...]
    }

    /// True for the declaration of a type; false for an extension.
    var isType: Bool { ["actor", "class", "enum", "protocol", "struct"].contains(kind) }

    /// True if there is nothing but attributes and modifiers.
    var isEmpty: Bool { kind.isEmpty && name.isEmpty && rest.isEmpty }

    /// The rest without the labels of parameters: `(with user: User) {` and `(user: User) {` have the same.
    var restWithoutLabels: [Substring] {
        rest.split { "(,".contains($0) }.map { part in
            let space = part.prefix { $0 != ":" }.lastIndex(of: " ")
            return space.map { part[$0...].dropFirst() } ?? part
        }
    }

    /// True if both have the same kind and name.
    func names(_ other: Declaration) -> Bool { kind == other.kind && name == other.name }

    /// True if a line of code declares the same, with other conformances or parameters.
    func declaresSame(as line: Line) -> Bool { !kind.isEmpty && names(Declaration(line)) }

    /// The name of an operator ends at white space or a parenthesis.
    private static func name(_ text: Substring, of kind: Substring) -> Substring {
        if ["init", "deinit", "subscript"].contains(kind) { return text.prefix(0) }
        let name = text.prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
        return name.isEmpty ? text.prefix { !$0.isSpace && $0 != "(" } : name
    }

    /// The end of an attribute that the text begins with; the end of the text if it continues in the next line.
    private static func endOfAttribute(_ text: Substring) -> String.Index? {
        guard text.first == "@" else { return nil }
        let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || "_.".contains($0) }
        guard rest.first == "(" else { return rest.startIndex }
        var depth = 0
        for index in rest.indices {
            if rest[index] == "(" { depth += 1 }
            if rest[index] == ")" { depth -= 1 }
            if depth == 0 { return rest.index(after: index) }
        }
        return rest.endIndex
    }

    private static let kinds: Set<Substring> = [
        "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let",
        "macro", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    ]

    /// The declarations that `class` can modify.
    private static let members: Set<Substring> = ["func", "let", "subscript", "var"]

    /// What follows a modifier in parentheses. `open(url)` is a call.
    private static let arguments: Set<Substring> = ["(safe)", "(set)", "(unsafe)"]

    private static let modifiers: Set<Substring> = [
        "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
        "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
        "override", "package", "postfix", "prefix", "private", "public", "required", "sending", "static", "unowned",
        "weak",
    ]
}

/// These look at bytes, which is faster for long lines. All that they look for is ASCII.
extension Substring {

    /// The letters at its start. Letters that are not ASCII count, too: no keyword has any.
    fileprivate var firstWord: Substring {
        Substring(utf8.prefix { $0 >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 })
    }

    /// Without the white space at its start.
    fileprivate var withoutSpaces: Substring { Substring(utf8.drop(while: \.isSpace)) }

    /// Where ` = ` begins. The standard library's `firstRange(of:)` takes a third of the time of `learn` to find it, and a
    /// comparison at each index is slower, too.
    fileprivate var firstAssignment: Index? {
        let space = UInt8(ascii: " ")
        var rest = utf8
        while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
            let (before, after) = (utf8[..<sign], utf8[sign...].dropFirst())
            if before.last == space, after.first == space { return utf8.index(before: sign) }
            rest = after
        }
        return nil
    }
}
