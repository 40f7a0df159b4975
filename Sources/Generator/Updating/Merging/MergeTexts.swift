/// The three texts of a merge, divided into the parts that are merged, with the changes from the merge base to the
/// other two.
struct MergeTexts {

    /// How parts are compared.
    enum Comparison {
        /// Parts are lines, and equal if their bytes are, as for git.
        case bytes
        /// White space at the end of a line makes no difference, nor tabs or spaces at its start, nor whether a list is
        /// on one line or on several.
        case code
        /// As `code`, but indentation makes no difference, and parts in different declarations differ.
        case declarations
    }

    /// The texts as a whole, with their line ends.
    let whole: PerText<LineText>
    let parts: PerText<[Part]>
    /// The parts' lines. For `code` and `declarations`, the last element of each list gets a comma, as the others have:
    /// so appending an element does not change the one before it.
    let lines: PerText<[Line]>
    let outlines: PerText<Outline>
    /// For each part: true if it closes a list whose last element has no comma.
    private(set) var lackLastComma: PerText<[Bool]>
    /// What the parts are compared by: equal parts have equal keys.
    let keys: PerText<[Line]>
    private(set) var yours: LineDiff
    private(set) var templates: LineDiff
    let comparison: Comparison

    init(_ texts: PerText<LineText>, comparing comparison: Comparison) {
        (whole, self.comparison) = (texts, comparison)
        parts = texts.map { text in
            if comparison != .bytes { return PartReader(text.lines).parts }
            return text.lines.enumerated().map { Part(line: $0, text: $1, startsLine: true) }
        }
        lackLastComma = parts.map { comparison == .bytes ? $0.map { _ in false } : $0.lackLastComma }
        lines = parts.map(with: lackLastComma) { $0.lines(withCommasBefore: $1) }
        outlines = lines.map(Outline.init)
        switch comparison {
        case .bytes: keys = lines
        case .code: keys = parts.map(with: lines) { $0.withoutSpacing($1) }
        case .declarations: keys = outlines.map(\.linesWithBlocks)
        }
        if comparison == .bytes {
            yours = LineDiff(from: keys.base, to: keys.yours)
            templates = LineDiff(from: keys.base, to: keys.templates)
        } else {
            let plain = lines.map(with: keys) { $0.names(inBlocksOf: $1) }
            let all = [plain.base, plain.yours, plain.templates]
            let overloaded = Set(all.flatMap { $0.counts.filter { $1 > 1 }.keys })
            let names = lines.map(with: plain) { $0.names($1, withParametersOf: overloaded) }
            yours = LineDiff(from: keys.base, to: keys.yours, matching: names.base, with: names.yours)
            templates = LineDiff(from: keys.base, to: keys.templates, matching: names.base, with: names.templates)
            yours.changes = yours.changes.flatMap { divided($0, in: parts.yours, lines.yours) }
            templates.changes = templates.changes.flatMap { divided($0, in: parts.templates, lines.templates) }
        }
        takeTrailingCommas()
    }

    /// Divides a change where its two parts are independent of each other:
    /// - above modifiers that it inserts into a declaration, or deletes from one
    /// - below an element of a list that it changes
    /// - below assignments that replace others
    /// - above a `super.init()` that replaces assignments
    private func divided(_ change: LineDiff.Change, in parts: [Part], _ lines: [Line]) -> [LineDiff.Change] {
        guard let last = change.old.last else { return [change] }
        let (old, new) = (change.old, change.new)
        let before = self.parts.base[last]
        let end = new.upperBound
        if old.allSatisfy({ self.lines.base[$0].isAssignment }) {
            let initialiser = new.first { lines[$0].callsInitialiser }
            let above = initialiser.map { new.lowerBound..<$0 } ?? new.prefix { lines[$0].isAssignment }
            let assignments = new.lowerBound..<(above.last { lines[$0].isCode } ?? new.lowerBound - 1) + 1
            if assignments.count < new.count, initialiser != nil || !assignments.isEmpty {
                return [
                    .init(old: old, new: assignments),
                    .init(old: last + 1..<last + 1, new: assignments.upperBound..<end),
                ]
            }
        }
        if let modifiers = new.last, parts[modifiers].areModifiers, !before.areModifiers {
            return [
                .init(old: old, new: new.lowerBound..<modifiers),
                .init(old: last + 1..<last + 1, new: modifiers..<end),
            ]
        }
        if before.areModifiers, old.count > 1 || !new.isEmpty, !(new.last.map { parts[$0].areModifiers } ?? false) {
            return [.init(old: old.lowerBound..<last, new: new), .init(old: last..<last + 1, new: end..<end)]
        }
        guard before.listOpening != nil, !before.closesList, let label = self.lines.base[last].label,
            let element = new.first(where: { parts[$0].listOpening != nil && lines[$0].label == label }),
            let next = new[element...].dropFirst().first(where: { next in
                // The element has an end there: it may have commas in it.
                lines[next].label != nil && lines[next - 1].endsWithComma && Nesting(lines[element..<next]).isBalanced
            })
        else { return [change] }
        return [.init(old: old, new: new.lowerBound..<next), .init(old: last + 1..<last + 1, new: next..<end)]
    }

    /// If yours and the merge base agree about the comma after the last element of a list, the templates decide.
    private mutating func takeTrailingCommas() {
        let ends = templates.unchangedIndices
        for (base, index) in yours.unchanged {
            guard let end = ends[base], lackLastComma.base[base] == lackLastComma.yours[index] else { continue }
            lackLastComma.yours[index] = lackLastComma.templates[end]
        }
    }

    subscript(part: MergedPart) -> Line { lines[part] }

    /// True if these parts begin a line in all three texts.
    func areLineStarts(_ places: PerText<Int>) -> Bool {
        let starts = parts.map(with: places) { $1 == $0.count || $0[$1].startsLine }
        return starts.base && starts.yours && starts.templates
    }

    /// The lines that parts are in.
    func lines(of parts: PerText<Range<Int>>) -> PerText<Range<Int>> {
        let lines = self.parts.map(with: whole) { parts, text in parts.map(\.line) + [text.lines.count] }
        return parts.map(with: lines) { range, lines in lines[range.lowerBound]..<lines[range.upperBound] }
    }
}

/// A part of the merged text, by its index in the text that it is from.
enum MergedPart: Equatable {
    case yours(Int)
    case templates(Int)
}

extension PerText {

    subscript<Element>(part: MergedPart) -> Element where Value == [Element] {
        switch part {
        case .yours(let index): yours[index]
        case .templates(let index): templates[index]
        }
    }
}

extension [Line] {

    /// For each line: what it declares; for `declarations`, in which block.
    fileprivate func names(inBlocksOf keys: [Line]) -> [String?] {
        zip(self, keys).map { line, key in
            let declaration = Declaration(line)
            if declaration.kind.isEmpty { return nil }
            let block = key.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            return String(decoding: block.joined(), as: UTF8.self) + "\(declaration.kind) \(declaration.name)"
        }
    }

    /// The names that are unique. Those of functions that are overloaded in one of the texts get their labels.
    fileprivate func names(_ names: [String?], withParametersOf overloaded: Set<String?>) -> [String?] {
        var names = names
        for (index, name) in names.enumerated() where overloaded.contains(name) && self[index].expectsElement {
            for parameter in self[index...].dropFirst().prefix(while: { !$0.closesList }) {
                let labels = parameter.trimmed.bytes.prefix { $0 != UInt8(ascii: ":") }
                names[index]? += " " + String(decoding: labels, as: UTF8.self)
            }
        }
        let counts = names.counts
        return names.map { counts[$0] == 1 ? $0 : nil }
    }
}

extension [Part] {

    /// For each part: true if it closes a list whose last element has no comma.
    var lackLastComma: [Bool] {
        var last: Line?
        return map { part in
            defer { if part.text.isCode { last = part.text } }
            guard !part.isInString, part.closesList || part.text.closesList, let last else { return false }
            return !last.endsWithComma
        }
    }

    func lines(withCommasBefore ends: [Bool]) -> [Line] {
        var lines = map(\.text)
        for end in indices where ends[end] {
            guard let last = lines[..<end].lastIndex(where: \.isCode) else { continue }
            // A comma after a comment would be part of it.
            if !lines[last].expectsElement, !lines[last].hasComment { lines[last] = lines[last].withComma }
        }
        return lines
    }

    /// The lines as `code` compares them: without white space at their ends, and with spaces in place of tabs at their
    /// starts. Elements of a list are indented as if each had a line of its own.
    func withoutSpacing(_ lines: [Line]) -> [Line] {
        // `zip(self, lines).map` makes the optimizer of Swift 6.3.1 crash.
        indices.map { index in
            let (part, line) = (self[index], lines[index])
            let opening = part.listOpening.map { self[$0].lineSpace.indentation + (part.closesList ? 0 : 4) }
            let key = part.isInString ? line : line.trimmed.indented(by: opening ?? part.lineSpace.indentation)
            // The declaration follows its modifiers.
            return part.areModifiers ? key.of(lines[index + 1]) : key
        }
    }
}

extension Line {

    var endsWithComma: Bool { trimmed.bytes.last == UInt8(ascii: ",") }

    /// With a comma before the white space at its end.
    fileprivate var withComma: Line {
        let code = trimmed.bytes
        return Line(bytes: bytes[..<code.endIndex] + [UInt8(ascii: ",")] + bytes[code.endIndex...])
    }

    /// The key of modifiers: those of two declarations differ.
    fileprivate func of(_ line: Line) -> Line {
        let declaration = Declaration(line)
        return Line(bytes: bytes + ArraySlice("\n\(declaration.kind) \(declaration.name)".utf8))
    }

    fileprivate var closesList: Bool { trimmed.begins(with: ")") || trimmed.begins(with: "]") }

    /// True for a line that is neither blank nor a comment.
    var isCode: Bool { !isBlank && !trimmed.isComment }

    /// The name of a parameter, or the label of an argument: the word before the first colon.
    var label: Line? {
        let bytes = trimmed.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return bytes[..<colon].split(separator: UInt8(ascii: " ")).last.map(Line.init)
    }

    func contains(_ text: String) -> Bool {
        bytes.indices.contains { Line(bytes: bytes[$0...]).begins(with: text) }
    }
}
