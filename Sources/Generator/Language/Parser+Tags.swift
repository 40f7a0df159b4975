extension Parser {

    /// An open section, parent or block.
    struct Frame {
        enum Opening {
            case root
            case section(Reference, isInverted: Bool)
            /// `leading` is the white space before it if nothing else was on its line, else nil.
            case parent(PartialName, leading: ArraySlice<UInt8>?)
            /// `isStandalone`: no content is on the line of the opening tag.
            case block(isStandalone: Bool, indentation: [UInt8])
        }

        let opening: Opening
        /// The first character of the opening tag.
        let sigil: Unicode.Scalar
        /// The name that the closing tag must have; no tag names the root.
        let name: String
        /// Where the tag begins, in bytes.
        let offset: Int
        /// The nodes in it so far.
        var nodes: [Node] = []
    }

    /// Parses the text before the next tag, and the tag.
    ///
    /// - Returns: false at the end of the template, or where the rest cannot be understood.
    mutating func parseTag() -> Bool {
        guard let open = bytes.firstRange(of: delimiters.open, from: position) else {
            addText(upTo: bytes.count)
            if heldSpace?.isEmpty != true { addHeldSpace() }
            return false
        }
        addText(upTo: open.lowerBound)
        let sigil = sigil(ofTagAt: open.lowerBound)
        let contentStart = open.upperBound + (sigil == nil ? 0 : 1)
        let close = bytes.firstRange(of: closing(sigil), from: contentStart)
        let next = bytes.firstRange(of: delimiters.open, from: contentStart, upTo: close?.lowerBound)
        if let close, next == nil || sigil == "!" || sigil == "=" {
            position = close.upperBound
            return parseTag(sigil, bytes[contentStart..<close.lowerBound].trimmingSpaces, at: open.lowerBound)
        }
        // If another tag begins in this one, this one's end is missing.
        reportEndless(at: open.lowerBound)
        guard let next, close != nil else { return false }
        position = next.lowerBound
        return true
    }

    /// The character after the opening delimiter, which says what kind of tag it is; a variable has none.
    private func sigil(ofTagAt offset: Int) -> Unicode.Scalar? {
        let index = offset + delimiters.open.count
        guard index < bytes.count else { return nil }
        let sigil = Unicode.Scalar(bytes[index])
        switch sigil {
        case "{", "&", "#", "^", "/", "!", ">", "=", "<", "$": return sigil
        default: return nil
        }
    }

    /// The end of a tag.
    private func closing(_ sigil: Unicode.Scalar?) -> [UInt8] {
        switch sigil {
        case "{": [UInt8(ascii: "}")] + delimiters.close
        case "=": [UInt8(ascii: "=")] + delimiters.close
        default: delimiters.close
        }
    }

    private mutating func reportEndless(at offset: Int) {
        let closing = String(decoding: closing(sigil(ofTagAt: offset)), as: UTF8.self)
        report("this tag has no end", at: offset, help: "end it with '\(closing)'")
        // Its closing tag is not reported: this is one mistake.
        let content = bytes[(offset + delimiters.open.count)...]
        let name = content.drop { $0.isSpace || "{&#^/!>=<$*".utf8.contains($0) }
            .prefix { !$0.isSpace && !"{}<>%|".utf8.contains($0) }
        doubtfulNames.insert(String(decoding: name, as: UTF8.self))
    }

    private mutating func parseTag(_ sigil: Unicode.Scalar?, _ content: ArraySlice<UInt8>, at offset: Int) -> Bool {
        if sigil == "!" || sigil == "=" {
            if sigil == "=" { changeDelimiters(String(decoding: content, as: UTF8.self), at: offset) }
            _ = takeStandaloneLine()
            return true
        }
        guard let name = checkedName(content, mayBeDynamic: sigil == ">" || sigil == "<" || sigil == "/", at: offset)
        else {
            return true
        }
        if sigil != "$", sigil != "/" { ignore(at: offset) }
        switch sigil {
        case "#", "^":
            _ = takeStandaloneLine()
            let opening = Frame.Opening.section(reference(name, at: offset), isInverted: sigil == "^")
            return push(opening, sigil == "^" ? "^" : "#", name, at: offset)
        case "<": return openParent(name, at: offset)
        case "$": return openBlock(name, at: offset)
        case "/": close(name, at: offset)
        case ">":
            let indentation = Array(takeStandaloneLine() ?? [])
            let partial = partialName(name, at: offset)
            add(.partial(partial, indentation: indentation, blocks: []))
        default:
            addHeldSpace()
            lineContent = .anything
            add(.variable(reference(name, at: offset), isEscaped: sigil == nil))
        }
        return true
    }

    private mutating func changeDelimiters(_ content: String, at offset: Int) {
        if let changed = Delimiters(content) {
            delimiters = changed
        } else {
            let help = "write them as in '\(delimiters.tag("=<% %>="))'"
            report("\(quoted(content)) does not name two delimiters", at: offset, help: help)
        }
    }

    /// The name in a tag; `*name` for `* name`. Reports content that is no name, and returns nil for it.
    private mutating func checkedName(
        _ content: ArraySlice<UInt8>,
        mayBeDynamic: Bool,
        at offset: Int
    ) -> String? {
        let isDynamic = mayBeDynamic && content.first == UInt8(ascii: "*")
        let bytes = isDynamic ? content.dropFirst().drop(while: \.isSpace) : content
        let name = String(decoding: bytes, as: UTF8.self)
        if name.isEmpty {
            report("this tag has no name", at: offset, help: "write a name between the delimiters, or remove the tag")
        } else if bytes.contains(where: \.isSpace) {
            let message = "\(quoted(String(decoding: content, as: UTF8.self))) is not a name: it has white space in it"
            report(message, at: offset, help: Self.help(insteadOf: name))
            // Its closing tag is not reported: this is one mistake.
            doubtfulNames.insert(String(name.prefix { !$0.isSpace }))
        } else {
            return isDynamic ? "*" + name : name
        }
        return nil
    }

    /// Help for a tag that is a condition, a loop or a filter in another language, such as `{{if rx}}`.
    private static func help(insteadOf content: String) -> String {
        if content.contains("|") {
            return "a tag holds one name, without filters: a spelling is a name of its own, as 'variableName' is"
        }
        let words = content.split(whereSeparator: \.isSpace)
        let sigils = ["if": "#", "each": "#", "for": "#", "with": "#", "unless": "^"]
        guard let sigil = sigils[String(words[0])] else { return "a tag holds one name" }
        let name = words[words.count - 1]
        return "write '{{\(sigil)\(name)}}', and '{{/\(name)}}' at its end"
    }

    private mutating func push(_ opening: Frame.Opening, _ sigil: Unicode.Scalar, _ name: String, at offset: Int)
        -> Bool
    {
        frames.append(Frame(opening: opening, sigil: sigil, name: name, offset: offset))
        guard frames.count > Limits.nesting + 1 else { return true }
        let message = "sections are nested more than \(Limits.nesting) deep"
        report(message, at: offset, help: "close sections sooner, or move some into partials")
        // The open frames are not reported: this is one mistake.
        frames.removeSubrange(1...)
        return false
    }

    // MARK: - Inheritance -

    /// A parent stands alone if nothing but white space is before its opening tag and after its closing tag; the two
    /// may be on one line or on several. What is between them does not count: only the blocks in it do.
    private mutating func openParent(_ name: String, at offset: Int) -> Bool {
        var leading: ArraySlice<UInt8>?
        if lineContent == .nothing { leading = heldSpace ?? noText } else { addHeldSpace() }
        let opening = Frame.Opening.parent(partialName(name, at: offset), leading: leading)
        return push(opening, "<", name, at: offset)
    }

    /// A block's opening tag may share its line with other tags of parents and blocks. Still, the line is removed.
    private mutating func openBlock(_ name: String, at offset: Int) -> Bool {
        let indentation = lineContent == .nothing ? Array(heldSpace ?? []) : []
        let isStandalone: Bool
        if lineContent <= .inheritanceTags, let next = nextLineIfRestIsBlank {
            beginLine(at: next)
            isStandalone = true
        } else {
            addHeldSpace()
            // The content that follows is the first line of the block, wherever it is.
            heldSpace = noText
            lineContent = max(lineContent, .inheritanceTags)
            isStandalone = false
        }
        return push(.block(isStandalone: isStandalone, indentation: indentation), "$", name, at: offset)
    }

    // MARK: - Closing -

    private mutating func close(_ name: String, at offset: Int) {
        guard let index = frames.lastIndex(where: { $0.name == name }) else {
            if doubtfulNames.contains(name) { return }
            let open = frames[frames.count - 1]
            let tag = delimiters.tag("/" + open.name)
            let help = "what is open here is '\(self.tag(opening: open))': close it with '\(tag)'"
            let message = "'\(delimiters.tag("/" + name))' closes nothing"
            report(message, at: offset, help: frames.count > 1 ? help : "remove it, or open it before")
            // A name that is mistyped is one mistake, not two.
            let isNear = max(name.count, open.name.count) > 2 && [open.name].suggestion(for: name) != nil
            let isMeant = isNear || bytes.firstRange(of: Array(tag.utf8), from: position) == nil
            if frames.count > 1, isMeant { frames.removeLast() }
            return
        }
        while frames.count > index + 1 { reportUnclosed(frames.removeLast()) }
        switch frames[index].opening {
        case .root: break
        case .section(let reference, let isInverted):
            _ = takeStandaloneLine()
            add(.section(reference, isInverted: isInverted, frames.removeLast().nodes))
        case .parent(let partial, let leading): closeParent(partial, leading: leading)
        case .block(let isStandalone, let indentation): closeBlock(isStandalone, indentation)
        }
    }

    private mutating func closeParent(_ partial: PartialName, leading: ArraySlice<UInt8>?) {
        let blocks = frames.removeLast().nodes.compactMap { node in
            if case .block(let block) = node { block } else { nil }
        }
        if let leading, let next = nextLineIfRestIsBlank {
            beginLine(at: next)
            add(.partial(partial, indentation: Array(leading), blocks: blocks))
        } else {
            if let leading { add(.text(leading, startsLine: true)) }
            add(.partial(partial, indentation: [], blocks: blocks))
            heldSpace = nil
            lineContent = .anything
        }
    }

    /// Other closing tags may follow a block's closing tag on its line. Still, the line is removed.
    private mutating func closeBlock(_ isStandalone: Bool, _ indentation: [UInt8]) {
        let next = nextLineIfRestIsBlank
        let isFollowedByClosingTag = bytes[position...].drop(while: \.isBlank)
            .starts(with: delimiters.open + [UInt8(ascii: "/")])
        let closesAlone = lineContent <= .closingTags && (next != nil || isFollowedByClosingTag)
        if !closesAlone, heldSpace?.isEmpty != true { addHeldSpace() }
        let frame = frames.removeLast()
        let content = frame.nodes
        let indentation = isStandalone ? content.intrinsicIndentation ?? indentation : indentation
        var block = Block(name: frame.name, content: content, indentation: indentation, offset: frame.offset)
        if case .parent = frames[frames.count - 1].opening, isStandalone {
            block.content = block.content.dedented(by: indentation)
        }
        add(.block(block))
        if closesAlone, let next {
            beginLine(at: next)
        } else {
            heldSpace = noText
            lineContent = max(lineContent, .closingTags)
        }
    }
}
