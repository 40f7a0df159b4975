import Foundation
import TestSupport
import Testing

/// A page of the documentation: the steps that its reader follows, in order, and their output.
struct Page: CustomTestStringConvertible, Sendable {

    /// A command, or a file to create or change, in the order of the page.
    enum Step {
        case command(PageCommand)
        case file(path: String, text: String)
        case patch(String)
    }

    /// A block between two fences, or in a hidden comment.
    struct Block {
        /// The word after the fence, or the beginning of a comment that names no file.
        let language: String
        /// The comment above the block.
        let note: String
        let lines: Range<Int>
    }

    let path: String
    /// The page's lines, without line endings.
    let lines: [String]
    let blocks: [Block]

    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n")
        blocks = Self.blocks(of: lines)
    }

    var testDescription: String { path }
    var url: URL { Repository.root.appending(path: path) }

    /// The pages that a reader of the repository finds.
    static var all: [Page] {
        get throws {
            let folder = Repository.root.appending(path: "Documentation").path
            let pages = try FileManager.default.subpathsOfDirectory(atPath: folder).map { "Documentation/\($0)" }
            return try (["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + pages.sorted())
                .filter { $0.hasSuffix(".md") }.map { path in
                    Page(
                        path: path,
                        text: try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
                    )
                }
        }
    }

    private static func blocks(of lines: [String]) -> [Block] {
        var blocks: [Block] = []
        var note = ""
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            let isFence = line.hasPrefix("```")
            guard isFence || line.hasPrefix("<!--") else { continue }
            let head = line.drop { "`<!- ".contains($0) }
            if !isFence, head.hasSuffix("-->") {
                note = head.dropLast(3).trimmingCharacters(in: .whitespaces)
                continue
            }
            let end = lines[index...].firstIndex { $0 == (isFence ? "```" : "-->") } ?? lines.count
            let isFile = !isFence && head.contains(":")
            blocks.append(
                Block(language: isFile ? "" : String(head), note: isFile ? String(head) : note, lines: index..<end)
            )
            note = ""
            index = end + 1
        }
        return blocks
    }

    func text(_ block: Block) -> String { lines[block.lines].map { $0 + "\n" }.joined() }

    /// The steps that the reader of the page follows.
    var steps: [Step] {
        blocks.filter { $0.reasonNotToRun == nil }.flatMap { block -> [Step] in
            if let path = block.file { return [.file(path: path, text: text(block))] }
            switch block.language {
            case "console": return commands(in: block).map(Step.command)
            case "diff": return [.patch(text(block))]
            default: return []
            }
        }
    }

    /// The commands of a block: lines that begin with `$`, with their continuation lines and the output shown below.
    func commands(in block: Block) -> [PageCommand] {
        let starts = block.lines.filter { lines[$0].hasPrefix("$ ") }
        return zip(starts, starts.dropFirst() + [block.lines.upperBound]).map { start, next in
            var end = start + 1
            while end < next, lines[end - 1].hasSuffix("\\") || lines[end].hasPrefix("> ") { end += 1 }
            let text = lines[start..<end].map { $0.dropPrefix("$ ").dropPrefix("> ") }.joined(separator: "\n")
            return PageCommand(
                text: text,
                shown: lines[end..<next].map(\.self),
                place: end..<next,
                picture: block.picture
            )
        }
    }
}

extension Page.Block {

    private func value(of key: String) -> String? {
        note.hasPrefix(key + ": ") ? String(note.dropFirst(key.count + 2)) : nil
    }

    /// The path of the file that the block contains, if it is one.
    var file: String? { value(of: "file") }
    /// The picture that the block is drawn as.
    var picture: String? { value(of: "picture") }
    /// The reason why no test runs its commands.
    var reasonNotToRun: String? { value(of: "not run") }
}

extension String {
    fileprivate func dropPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
