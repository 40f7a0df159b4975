/// A line of code, or a part of one: of a list, of a declaration with modifiers, or of an empty block.
///
/// `init(a: A, b: B) {` has four parts: `init(` opens a list, `a: A,` and `b: B` are its elements, and `) {` closes it.
/// The parts are the same if each of them has a line of its own. `final class A {}` has three: `final`, `class A {` and
/// `}`. Attributes and modifiers on a line of their own are another part.
struct Part {

    /// The index of the line that it is in.
    let line: Int
    /// With the white space before it.
    let text: Line
    /// False if it follows another part in its line.
    let startsLine: Bool
    /// For an element of a list, and for the part that closes it: the index of the part that opens the list. In the
    /// example, it is 0 for all but `init(`. Nil outside of a list.
    var listOpening: Int?
    var role = Role.other
    /// The white space at the start of its line.
    var lineSpace = Line("")
    /// True for a part that begins within a multi-line string.
    var isInString = false

    enum Role { case other, modifiers, opening, element, closing }

    var closesList: Bool { role == .closing }
    /// True for attributes and modifiers in the line of the declaration that they belong to.
    var areModifiers: Bool { role == .modifiers }
}

/// Divides lines into parts. Lists are parameters and arguments in parentheses, and the types after the colon of a
/// type's heading.
struct PartReader {

    private(set) var parts: [Part] = []
    /// The open brackets, each with the index of the part that opens a list by it; nil if the bracket opens no list.
    private var open: [(closedBy: UInt8, listOpening: Int?)] = []
    /// The index of the part that ends with the colon of a type's heading, while the list after it is open.
    private var heading: Int?

    init(_ lines: [Line]) {
        for (index, line) in lines.enumerated() { append(line, index) }
    }

    private mutating func append(_ line: Line, _ index: Int) {
        if line.isBlank { heading = nil }
        let hidden = open.last.flatMap { Nesting.hidesBrackets($0.closedBy) ? $0.closedBy : nil }
        let list: LineScanner.List? = heading != nil ? .heading : open.last?.listOpening != nil ? .parentheses : nil
        var scanner = LineScanner(line, list: list)
        if hidden == nil, line.canBeDivided { scanner.scan() }
        for (position, piece) in scanner.pieces.enumerated() {
            let state = position == 0 ? hidden : nil
            var part = Part(line: index, text: piece.text, startsLine: position == 0, role: piece.role)
            part.isInString = state == Nesting.string
            if piece.role == .element || part.closesList { part.listOpening = heading ?? open.last?.listOpening }
            part.lineSpace = line.leadingSpace
            if part.closesList { heading = nil }
            if piece.role == .opening, piece.text.trimmed.bytes.last == UInt8(ascii: ":") { heading = parts.count }
            take(Nesting(piece.text, within: state), opensList: piece.role == .opening && heading == nil)
            parts.append(part)
        }
    }

    private mutating func take(_ nesting: Nesting, opensList: Bool) {
        for byte in nesting.closed {
            if let position = open.lastIndex(where: { $0.closedBy == byte }) { open.removeSubrange(position...) }
        }
        for byte in nesting.open { open.append((byte, nil)) }
        if opensList, let last = open.indices.last { open[last].listOpening = parts.count }
    }
}

extension Line {

    /// False for lines in which brackets and commas may mean something else.
    fileprivate var canBeDivided: Bool {
        let line = trimmed
        if ["#", "/", "@available"].contains(where: line.begins(with:)) { return false }
        if line.begins(withWord: "case") || line.begins(withWord: "default") { return false }
        return !["/*", "\"\"\"", "#\""].contains(where: contains)
    }
}

/// Finds the lists of one line.
private struct LineScanner {

    enum List { case parentheses, heading }

    private(set) var pieces: [(text: Line, role: Part.Role)]
    private let bytes: ArraySlice<UInt8>
    private var start: Int
    /// The list that is open; nil outside of one.
    private var list: List?
    private var isAfterList = false

    init(_ line: Line, list: List?) {
        bytes = line.bytes
        pieces = [(line, .other)]
        start = line.bytes.startIndex
        self.list = list
    }

    mutating func scan() {
        let whole = pieces
        pieces = []
        let declaration = list == nil ? Declaration(Line(bytes: bytes)) : nil
        let canInherit = declaration.map { Self.types.contains($0.kind) } ?? false
        // An import is one part: whether a line is one, its whole text says.
        if let modifiers = declaration?.modifiers, !modifiers.isEmpty, declaration?.kind != "import" {
            let length = modifiers.utf8.trimmingSpaces.count
            cut(after: bytes.startIndex + Line(bytes: bytes).leadingSpace.bytes.count + length - 1, .modifiers)
        }
        var (index, depth, angles) = (start, 0, 0)
        scanning: while index < bytes.endIndex {
            let byte = bytes[index]
            let rest = Line(bytes: bytes[index...])
            switch byte {
            case UInt8(ascii: "\""):
                index += Nesting.lengthOfString(bytes[index...])
                continue
            case UInt8(ascii: "/") where rest.begins(with: "//"): break scanning
            case UInt8(ascii: "(") where list == nil && !isAfterList && depth <= 0 && !isModifier(upTo: index):
                cut(after: index, .opening)
                list = .parentheses
            case UInt8(ascii: ":") where canInherit && list == nil && !isAfterList && depth == 0 && angles == 0:
                cut(after: index, .opening)
                list = .heading
            case UInt8(ascii: "{") where list == .heading && depth == 0: close(at: index)
            case UInt8(ascii: "w") where list == .heading && depth == 0 && rest.begins(withWord: "where"):
                close(at: index)
            case UInt8(ascii: ")") where list == .parentheses && depth == 0: close(at: index)
            case UInt8(ascii: ",") where list != nil && depth == 0 && angles == 0: cut(after: index, .element)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                // It closes what another line opened.
                if list != nil, depth == 0 {
                    pieces = whole
                    return
                }
                depth = max(depth - 1, 0)
            case UInt8(ascii: "<") where index > start && Line(bytes: bytes[index - 1..<index]).hasLetter: angles += 1
            case UInt8(ascii: ">") where angles > 0: angles -= 1
            default: break
            }
            index += 1
        }
        let rest = Line(bytes: bytes[start...])
        if pieces.isEmpty || !rest.isBlank && !rest.trimmed.isComment {
            pieces.append((rest, list != nil ? .element : isAfterList ? .closing : .other))
        } else {
            // White space and a comment belong to the part before them.
            let last = pieces.removeLast()
            pieces.append((Line(bytes: bytes[last.text.bytes.startIndex...]), last.role))
        }
        divideEmptyBlock()
    }

    /// Divides `{}` at the end of the line.
    private mutating func divideEmptyBlock() {
        guard let last = pieces.last, !last.text.hasComment, last.text.trimmed.bytes.last == UInt8(ascii: "}") else {
            return
        }
        let end = last.text.trimmed.bytes.endIndex - 1
        let code = last.text.bytes[..<end].trimmingSpaces
        guard code.last == UInt8(ascii: "{") else { return }
        let opening = last.text.bytes[..<code.endIndex]
        pieces[pieces.count - 1].text = Line(bytes: opening)
        pieces.append((Line(bytes: bytes[code.endIndex...]), .other))
    }

    private mutating func cut(after index: Int, _ role: Part.Role) {
        pieces.append((Line(bytes: bytes[start...index]), role))
        start = index + 1
    }

    /// Ends the list: the part that closes it begins at an index.
    private mutating func close(at index: Int) {
        let element = Line(bytes: bytes[start..<index])
        if !element.isBlank {
            // The white space before it belongs to what follows.
            let end = element.trimmed.bytes.endIndex
            pieces.append((Line(bytes: bytes[start..<end]), .element))
            start = end
        }
        list = nil
        isAfterList = true
    }

    /// True for the parenthesis of an attribute, or of `private(set)`.
    private func isModifier(upTo index: Int) -> Bool {
        let word = bytes[..<index].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).last
        return Line(bytes: bytes[index...]).begins(with: "(set)") || Line(bytes: word ?? []).trimmed.begins(with: "@")
    }

    private static let types: Set<Substring> = ["actor", "class", "enum", "extension", "protocol", "struct"]
}
