import Foundation
import TestSupport

/// The picture of a terminal that a block of a page is drawn as: `<!-- picture: PATH -->` above it, without extension.
struct PagePicture {

    let path: String
    /// The contents of the terminal, with colors.
    private(set) var text = ""

    init(path: String) {
        self.path = path
    }

    /// Adds a command and the lines of its output that the page shows, in the colors of the output.
    mutating func add(_ command: PageCommand, _ output: String) {
        var rest = PageCommand.lines(of: output)[...]
        let shown = command.shows(output) ? command.shown : command.excerpt(of: output)
        let lines = shown.map { line in
            guard let index = rest.firstIndex(where: { $0.withoutColors == line }) else { return line }
            defer { rest = rest[(index + 1)...] }
            return rest[index]
        }
        text += (["$ \(command.text)"] + lines).map { $0 + "\n" }.joined()
    }

    /// The light and the dark picture, as files that the page shows.
    var files: [(path: String, text: String)] {
        get throws {
            try [("light", []), ("dark", ["--dark"])].map { name, options in
                let program = Repository.root.appending(path: "Scripts/draw-terminal")
                let run = try Run(program, options, in: Repository.root, input: text)
                return ("\(path)-\(name).svg", run.output)
            }
        }
    }
}

extension String {

    /// The text without the escape sequences that color it.
    var withoutColors: String { replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
