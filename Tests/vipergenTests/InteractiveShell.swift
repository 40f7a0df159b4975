import Foundation
import TestSupport
import Testing

/// An interactive shell with the program's completions.
struct InteractiveShell: CustomTestStringConvertible {

    let name: String

    static let all = ["bash", "zsh", "fish"].map(InteractiveShell.init)

    var testDescription: String { name }

    /// The program that runs the shell, in a pseudo-terminal if it needs one to complete; nil if it is missing.
    var program: URL? { name == "fish" ? Self.find(name) : Self.find(name).flatMap { _ in Self.find("script") } }

    private static func find(_ name: String) -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        return folders.map { URL(filePath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Whether the shell can choose for each word what to offer: bash can since version 4.0.
    var hasOwnOptions: Bool {
        get throws {
            guard name == "bash", let bash = Self.find(name) else { return true }
            return try Run(bash, ["-c", "type compopt"], in: Repository.root).status == 0
        }
    }

    /// The words that are offered at the end of each command line, and the contents of the screen.
    ///
    /// - Parameters:
    ///   - lines: without quotes. One shell completes them all, one after the other.
    ///   - isListed: whether the screen shows the offers as a user sees them.
    func offers(
        for lines: [String],
        in folder: TemporaryFolder,
        isListed: Bool = false
    ) throws -> (words: [[String]], screen: String) {
        if name == "fish" {
            let questions = lines.map { "; complete -C '\($0)'; echo '<>'" }.joined()
            let run = try run(["--no-config", "-c", "source home/script" + questions], "", in: folder)
            // fish finds the text within words, too, and shows these words if none begins with it.
            let offers = zip(lines, run.output.components(separatedBy: "<>\n")).map { line, offers -> [String] in
                let words = offers.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
                let typed = Self.words(of: line).last ?? ""
                return words.filter { $0.hasPrefix(typed) }.sorted()
            }
            return (offers, run.output + run.errors)
        }
        // Each offer is inserted; then the line becomes a text to print.
        let keys = name == "bash" ? "\u{1B}*" : "\u{18}\u{1}"
        let questions = lines.map { line in
            (isListed ? "\(line)\t\u{1}: \n" : "") + "\(line)\(keys)\u{1}echo '<\u{5}>'\n"
        }
        let input = "source home/setup\n\(questions.joined())exit\n"
        let arguments = name == "bash" ? ["bash", "--norc", "--noprofile", "-i"] : ["zsh", "-f", "-i"]
        #if os(Linux)
        let run = try run(["-qec", arguments.joined(separator: " "), "/dev/null"], input, in: folder)
        #else
        let run = try run(["-q", "/dev/null"] + arguments, input, in: folder)
        #endif
        // A line that is too long for the screen is shown in pieces, some of them between brackets.
        let answers = run.output.split { $0.isNewline }.filter { $0.hasPrefix("<vipergen") && $0.hasSuffix(">") }
        try #require(answers.count == lines.count, "\(run.output)")
        let offers = zip(lines, answers).map { line, answer in
            let words = Self.words(of: line)
            let offered = answer.dropFirst().dropLast().replacing("\\ ", with: "\u{A0}").split(separator: " ")
            // Without offers, the line stays as it is.
            return offered.dropFirst(words.count - 1).filter { $0 != words.last ?? "" }
                .map { String($0.replacing("\u{A0}", with: " ")) }.sorted()
        }
        return (offers, run.output)
    }

    private static func words(of line: String) -> [Substring] {
        line.split(separator: " ", omittingEmptySubsequences: false)
    }

    private func run(_ arguments: [String], _ input: String, in folder: TemporaryFolder) throws -> Run {
        try folder.write(try Run.vipergen(["completions", name], in: folder.url).output, to: "home/script")
        try folder.write(name == "zsh" ? Self.zshSetup : "source home/script\n", to: "home/setup")
        let path = ProcessInfo.processInfo.environment["PATH", default: ""]
        let programs = Repository.program.deletingLastPathComponent().path
        return try Run(
            try #require(program),
            arguments,
            in: folder.url,
            environment: [
                "PATH": "\(programs):\(path)", "HOME": folder.url.appending(path: "home").path, "TERM": "dumb",
                "INPUTRC": "/dev/null", "HISTFILE": nil, "DUMP": try Self.dump.get().url.appending(path: "dump").path,
            ],
            input: input,
            isInputOpen: name != "fish"
        )
    }

    /// The folder where zsh keeps the list of its functions, the slowest to read.
    private static let dump = Result { try TemporaryFolder() }

    private static let zshSetup = """
        autoload -Uz compinit
        compinit -u -C -d "$DUMP"
        source home/script
        bindkey -e
        stty columns 200
        zle -C all-matches complete-word _generic
        bindkey '^X^A' all-matches
        zstyle ':completion:all-matches:*' completer _all_matches _complete
        zstyle ':completion:all-matches:*' insert yes

        """
}
