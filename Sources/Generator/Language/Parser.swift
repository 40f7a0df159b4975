/// Compiles the text of one template, in one pass over its bytes.
///
/// The language is Mustache 1.4 with the optional modules dynamic names and inheritance. A tag that stands alone on its
/// line leaves no line in the text. The tags of parents and blocks may share a line, and still leave none: see
/// `openParent(_:at:)` and the methods below it.
struct Parser {

    /// The tags and text of the current line so far.
    enum LineContent: Comparable {
        /// Nothing but white space.
        case nothing
        /// Only closing tags of blocks.
        case closingTags
        /// Only tags of blocks.
        case inheritanceTags
        case anything
    }

    let bytes: [UInt8]
    var position = 0
    var delimiters = Delimiters.standard
    /// What is open, the outermost first.
    var frames = [Frame(opening: .root, sigil: " ", name: "", offset: 0)]
    private var problems: [SourceText.Problem] = []
    var lineContent = LineContent.nothing
    /// White space that is read and not yet in `nodes`: at the beginning of a line, or after a block's tag. If the next
    /// tag stands alone on its line, the white space is dropped; else it is added. Empty where a line begins; nil once
    /// the line has a tag or text.
    var heldSpace: ArraySlice<UInt8>? = []

    private init(_ source: SourceText) { bytes = source.bytes }

    /// Every variable so far.
    private(set) var variables: [Reference] = []
    /// The name of every partial and parent so far.
    private(set) var partialNames: [PartialName] = []
    /// Where content that is no block begins between the tags of a parent: one place for each such parent.
    private(set) var ignored: [Int] = []
    /// The names in tags that could not be read: errors about other tags of these names are not reported.
    var doubtfulNames: Set<String> = []

    /// - Throws: a `data` failure with all syntax errors of the template.
    static func parse(_ source: SourceText) throws(Failure) -> Parser {
        var parser = Parser(source)
        while parser.problems.count <= Limits.problems, parser.parseTag() {}
        for frame in parser.frames.dropFirst() { parser.reportUnclosed(frame) }
        guard parser.problems.isEmpty else { throw Failure(.data, source.diagnostics(parser.problems)) }
        return parser
    }

    /// The variable that a tag names.
    mutating func reference(_ name: String, at offset: Int) -> Reference {
        let reference = Reference(name, offset: offset)
        variables.append(reference)
        return reference
    }

    /// The partial that a tag includes.
    mutating func partialName(_ name: String, at offset: Int) -> PartialName {
        let isDynamic = name.utf8.first == UInt8(ascii: "*")
        let partial =
            isDynamic
            ? PartialName.dynamic(reference(String(decoding: name.utf8.dropFirst(), as: UTF8.self), at: offset))
            : .literal(name, offset: offset)
        partialNames.append(partial)
        return partial
    }

    /// Adds a node to the innermost frame.
    mutating func add(_ node: consuming Node) { frames[frames.count - 1].nodes.append(node) }

    mutating func report(_ message: String, at offset: Int, help: String) {
        problems.append(SourceText.Problem(offset: offset, message: message, help: help))
    }

    mutating func reportUnclosed(_ frame: Frame) {
        if doubtfulNames.contains(frame.name) { return }
        let help = "close it with '\(delimiters.tag("/" + frame.name))'"
        report("'\(tag(opening: frame))' is never closed", at: frame.offset, help: help)
    }

    /// The opening tag of a frame, as it is shown.
    func tag(opening frame: Frame) -> String { delimiters.tag("\(frame.sigil)\(frame.name)") }

    /// Remembers the place of content that is no block, if it is between a parent's tags.
    mutating func ignore(at offset: Int) {
        let frame = frames[frames.count - 1]
        guard case .parent = frame.opening, (ignored.last ?? -1) < frame.offset else { return }
        ignored.append(offset)
    }

    // MARK: - Text -

    /// Adds the text up to the next tag, but holds back white space at the beginning of the tag's line.
    mutating func addText(upTo end: Int) {
        let text = bytes[position..<end]
        if let offset = text.firstIndex(where: { !$0.isSpace }) { ignore(at: offset) }
        position = end
        guard let newline = text.lastIndex(of: UInt8(ascii: "\n")) else { return addLineEnd(text) }
        append(text[...newline])
        (heldSpace, lineContent) = ([], .nothing)
        addLineEnd(text[(newline + 1)...])
    }

    private mutating func addLineEnd(_ text: ArraySlice<UInt8>) {
        if text.allSatisfy(\.isBlank) {
            if heldSpace == nil { append(text) } else { heldSpace = text }
        } else {
            append(text)
            lineContent = .anything
        }
    }

    private mutating func append(_ text: ArraySlice<UInt8>) {
        let isFirst = heldSpace != nil
        heldSpace = nil
        guard !text.isEmpty else { return }
        add(.text(text, startsLine: isFirst))
    }

    /// Adds the white space that was held back, since the tag after it does not stand alone.
    mutating func addHeldSpace() {
        guard let text = heldSpace else { return }
        heldSpace = nil
        add(.text(text, startsLine: true))
    }

    // MARK: - Lines -

    /// The start of the next line, if the rest of this one is blank.
    var nextLineIfRestIsBlank: Int? {
        var rest = bytes[position...].drop(while: \.isBlank)
        if rest.first == UInt8(ascii: "\r") { rest.removeFirst() }
        guard let next = rest.first else { return bytes.count }
        return next == UInt8(ascii: "\n") ? rest.startIndex + 1 : nil
    }

    mutating func beginLine(at index: Int) {
        position = index
        (heldSpace, lineContent) = (noText, .nothing)
    }

    /// The empty text at the current position.
    var noText: ArraySlice<UInt8> { bytes[position..<position] }

    /// If the tag just read stands alone on its line: removes the line and returns the white space before the tag. Else
    /// adds the white space, and returns nil.
    mutating func takeStandaloneLine() -> ArraySlice<UInt8>? {
        if lineContent == .nothing, let next = nextLineIfRestIsBlank {
            defer { beginLine(at: next) }
            return heldSpace ?? noText
        }
        addHeldSpace()
        lineContent = .anything
        return nil
    }
}
