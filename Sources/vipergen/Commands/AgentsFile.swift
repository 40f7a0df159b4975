import VipergenGenerator

/// `vipergen agents`: a block in the file AGENTS.md that tells coding assistants how to make modules.
///
/// An assistant obeys what it reads there, and sets may come from anywhere. So nothing of a set goes into the block but
/// short names that are checked, and the types of options.
struct AgentsFile {

    private static let name = "AGENTS.md"
    /// The beginning of both marks, in every version.
    private static let mark = "<!-- vipergen:"
    private static let begin = "\(mark) 'vipergen agents' writes the lines from here on -->"
    private static let end = "\(mark) end -->"
    /// The most bytes about sets: an assistant reads the block in every conversation.
    private static let maximumSize = 1_000
    /// The longest name of a set or an option that is written: a longer one could be a sentence.
    private static let longestName = 30

    let settings: Settings

    /// - Returns: false for a check that differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        let repository = try OutputFolder(settings.repository)
        let (sets, broken) = try settings.library.readableSetsOfModules()
        // The configured set may be a folder anywhere. A broken one is left out.
        let configured = try? settings.library.find(nil)
        let all = [configured].compactMap(\.self) + sets.filter { $0.name != configured?.name }
        let unsafe = all.map(\.name).filter { !Self.isPlain($0) }.map { name in
            let help = "rename it: letters, digits, '-', '_' and '.', \(Self.longestName) at most"
            let message = "the template set \(quoted(name)) is left out of \(Self.name)"
            return Diagnostic(message, help: help, severity: .warning)
        }
        console.warn(unsafe + (broken?.diagnostics ?? []))
        let block = Self.block(all.filter { Self.isPlain($0.name) }, default: configured)
        var changes = try Changes(settings, in: [repository], console)
        let existing = try repository.look(Self.name)
        let contents: [UInt8] = if case .file(let bytes) = existing { bytes } else { [] }
        let changed = try Self.changed(contents, block, file: repository.shown(Self.name))
        if changed != contents { try repository.checkIsWritable(Self.name) }
        return try changes.finish([ModulePlan(of: Self.name, from: existing, to: changed, in: repository)])
    }

    // MARK: - The block -

    /// The lines of the block. If there are too many sets, it has only their names.
    private static func block(_ sets: [TemplateSet], default configured: TemplateSet?) -> [String] {
        let lines = sets.map { line($0, isDefault: $0.name == configured?.name) }
        let isShort = lines.joined().utf8.count < maximumSize
        let names = sets.map { "`\($0.name)`" }
        return [
            begin, "## Modules", "",
            "`vipergen` generates modules. Generate a new one, and do not copy an existing one.", "",
            "- `vipergen show NAME [options]` prints the files of a new module, and writes none.",
            "- `vipergen NAME [options]` writes it. `NAME` is in UpperCamelCase (`Login`), and may be a path (`Account/Login`).",
            "- `vipergen status` shows each module's set, options and edits.",
            "- `vipergen update NAME [options]` changes the options of a module, and keeps its edits.",
            "- `vipergen remove NAME` deletes a module, unless it is edited.",
            "- `vipergen help COMMAND` explains a command; `vipergen templates SET` explains a set's options.", "",
            "`--dry-run` prints what would be done, `--json` prints it for programs. `--template SET` chooses a set:",
            "",
        ] + (isShort ? lines : [list(names, upTo: maximumSize)]) + [end]
    }

    /// The line about a set, with the names and types of its options.
    private static func line(_ templateSet: TemplateSet, isDefault: Bool) -> String {
        let options = templateSet.options.filter { isPlain($0.name) }.map { option in
            // A flag that is on by default can only be turned off.
            "`--\(option.defaultValue == .flag(true) ? "no-" : "")\(option.name)` (\(option.typeName))"
        }
        return "- `\(templateSet.name)`\(isDefault ? " (default)" : ""): " + list(options, upTo: maximumSize / 2)
    }

    /// The first elements, up to a number of bytes.
    private static func list(_ elements: [String], upTo size: Int) -> String {
        var text = elements.first ?? "no options"
        for element in elements.dropFirst() {
            if text.utf8.count + element.utf8.count > size { return text + ", …" }
            text += ", " + element
        }
        return text
    }

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= longestName && name.allSatisfy(\.isASCII) && TemplateSet.isName(name)
    }

    // MARK: - The file -

    /// The file with the new block in place of the old one, or at the end.
    ///
    /// - Throws: a `data` failure if there is more than one block, or a part of one.
    private static func changed(_ contents: [UInt8], _ block: [String], file: String) throws(Failure) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
        let lineEnd = lines[0].last == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let block = Array(block.map { $0 + lineEnd }.joined().utf8)
        let marks = lines.indices.filter { lines[$0].starts(with: mark.utf8) }
        let ends = marks.filter { lines[$0].starts(with: end.utf8) }
        let begins = marks.filter { !ends.contains($0) }
        if marks.isEmpty {
            let isEnded = contents.isEmpty || contents.last == newline
            let gap = (isEnded ? "" : lineEnd) + (contents.isEmpty ? "" : lineEnd)
            return contents + Array(gap.utf8) + block
        }
        guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
            let line = begins.count > 1 ? begins[1] : ends.count > 1 ? ends[1] : begins.first ?? marks[0]
            let place = Diagnostic.Place(file: file, line: line + 1)
            let help = "keep one line '\(begin)' with one line '\(end)' after it, or none of them"
            throw Failure(.data, "the marks of the block are not one pair", at: place, help: help)
        }
        let before = contents[..<lines[begins[0]].startIndex]
        return before + block + contents[min(lines[ends[0]].endIndex + 1, contents.count)...]
    }
}
