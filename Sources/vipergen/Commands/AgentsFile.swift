import VipergenGenerator

/// `vipergen agents`: a block in the file AGENTS.md that tells coding assistants how to make modules.
///
/// An assistant obeys what it reads there, and sets may come from anywhere. So nothing of a set goes into the block but
/// short names that are checked, and the types of options.
struct AgentsFile {

    private static let name = "AGENTS.md"
    /// What both marks begin with, in every version.
    private static let mark = "<!-- vipergen:"
    private static let begin = "\(mark) 'vipergen agents' writes the lines from here on -->"
    private static let end = "\(mark) end -->"
    /// The most bytes of the block: an assistant reads it in every conversation.
    private static let maximumSize = 2_000
    /// The longest name of a set or an option that is written: a longer one could be a sentence.
    private static let longestName = 30

    private let arguments: Arguments
    private let repository: OutputFolder
    private let block: [String]
    private let warnings: [Diagnostic]

    /// - Throws: what is wrong in the configuration.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        repository = try OutputFolder(settings.repository)
        let (sets, broken) = try library.readableSetsOfModules()
        // The configured set may be a folder anywhere. A broken one is left out.
        let configured = try? library.find(orConfigured: nil)
        let all = [configured].compactMap(\.self) + sets.filter { $0.name != configured?.name }
        let named = all.filter { Self.isPlain($0.name) }
        let lines = named.map { Self.line($0, isDefault: $0.name == configured?.name) }
        let whole = Self.block(lines)
        let isShort = whole.joined(separator: "\n").utf8.count < Self.maximumSize
        // Of many sets, the names alone.
        block = isShort ? whole : Self.block([Self.list(named.map { "`\($0.name)`" }, upTo: 1_000)])
        let unnamed = all.filter { !Self.isPlain($0.name) }.map { templateSet in
            let help = "rename it: letters, digits, '-', '_' and '.', \(Self.longestName) at most"
            let message = "the template set \(quoted(templateSet.name)) is left out of \(Self.name)"
            return Diagnostic(message, help: help, severity: .warning)
        }
        warnings = unnamed + (broken?.diagnostics ?? [])
    }

    /// - Returns: false for a check that differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        console.warn(warnings)
        var changes = try Changes(arguments, in: [repository], console)
        return try changes.finish([Change(ModulePlan(nil, [try file()]), in: repository)], &console)
    }

    // MARK: - The block -

    private static func block(_ sets: [String]) -> [String] {
        [
            begin, "## Modules", "",
            "`vipergen` generates modules. Generate a new one, and do not copy an existing one.", "",
            "- `vipergen show NAME [options]` prints the files of a new module, and writes none.",
            "- `vipergen NAME [options]` writes it. `NAME` is a type's name, with folders before it if need be.",
            "- `vipergen status` shows each module's set, options and edits.",
            "- `vipergen update NAME [options]` changes the options of a module, and keeps its edits.",
            "- `vipergen remove NAME` deletes a module, unless it is edited.",
            "- `vipergen help COMMAND` explains a command; `vipergen templates SET` explains a set's options.", "",
            "`--dry-run` prints what would be done, `--json` prints it for programs. `--template SET` chooses a set:",
            "",
        ] + sets + [end]
    }

    /// The line about a set, with the names and types of its options.
    private static func line(_ templateSet: TemplateSet, isDefault: Bool) -> String {
        let options = templateSet.options.filter { isPlain($0.name) }.map { option in
            let type =
                switch option.kind {
                case .flag: "flag"
                case .choice: "choice"
                case .text: "text"
                case .list: "list"
                }
            return "`--\(option.name)` (\(type))"
        }
        return "- `\(templateSet.name)`\(isDefault ? " (default)" : ""): " + list(options, upTo: 500)
    }

    /// The first elements, in as many bytes.
    private static func list(_ elements: [String], upTo size: Int) -> String {
        var text = elements.first ?? "no options"
        for element in elements.dropFirst() {
            if text.utf8.count + element.utf8.count > size { return text + ", …" }
            text += ", " + element
        }
        return text
    }

    private static func isPlain(_ name: String) -> Bool {
        name.utf8.count <= longestName
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    }

    // MARK: - The file -

    private func file() throws(Failure) -> PlannedFile {
        let existing = try repository.look(Self.name)
        let place = Diagnostic.Place(file: repository.shown(Self.name))
        let contents: [UInt8]
        switch existing {
        case .absent: contents = []
        case .file(let bytes): contents = bytes
        case .link:
            throw Failure(.cannotCreate, "this is a symlink", at: place, help: "put the file itself here")
        case .folder, .other:
            throw Failure(.cannotCreate, "this is not a file", at: place, help: "move it away")
        }
        let changed = try self.changed(contents)
        let isSame = changed == contents
        if !isSame { try repository.checkIsWritable(Self.name) }
        let state: FileState = existing == .absent ? .create : isSame ? .unchanged : .merge
        return PlannedFile(path: Self.name, contents: changed, existing: existing, state: state)
    }

    /// The file with the block in the place of the one that it has, or at its end.
    ///
    /// - Throws: a `data` failure if there is more than one block, or a part of one.
    private func changed(_ contents: [UInt8]) throws(Failure) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
        let lineEnd = lines[0].last == UInt8(ascii: "\r") ? "\r\n" : "\n"
        let block = Array(block.map { $0 + lineEnd }.joined().utf8)
        let marks = lines.indices.filter { lines[$0].starts(with: Self.mark.utf8) }
        let ends = marks.filter { lines[$0].starts(with: Self.end.utf8) }
        let begins = marks.filter { !ends.contains($0) }
        if begins.isEmpty, ends.isEmpty {
            let isEnded = contents.isEmpty || contents.last == newline
            let gap = (isEnded ? "" : lineEnd) + (contents.isEmpty ? "" : lineEnd)
            return contents + Array(gap.utf8) + block
        }
        guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
            let line = begins.count > 1 ? begins[1] : ends.count > 1 ? ends[1] : begins.first ?? ends.first ?? 0
            let place = Diagnostic.Place(file: repository.shown(Self.name), line: line + 1)
            let help = "keep one line '\(Self.begin)' with one line '\(Self.end)' after it, or none of them"
            throw Failure(.data, "the marks of the block are not one pair", at: place, help: help)
        }
        let before = contents[..<lines[begins[0]].startIndex]
        return before + block + contents[min(lines[ends[0]].endIndex + 1, contents.count)...]
    }
}
