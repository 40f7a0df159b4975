/// A message of the compiler in its LLVM style: `path:line:column: error: text`.
package struct CompilerMessage: Sendable, Hashable {
    /// The file as the compiler names it.
    package let path: String
    package let line: Int
    /// In bytes, from 1.
    package let column: Int
    package let severity: Diagnostic.Severity
    package let text: String
    /// The notes of the compiler to this message.
    package fileprivate(set) var notes: [CompilerMessage] = []

    static let missingModuleText = "no such module '"

    /// The module that is missing; nil for another message.
    var missingModule: Substring? {
        text.hasPrefix(Self.missingModuleText) ? text.dropFirst(Self.missingModuleText.count).prefix { $0 != "'" } : nil
    }

    /// The name that the compiler does not find; nil for another message.
    static func missingName(in text: String) -> String? {
        text.prefixMatch(of: /cannot find (?:type )?'(\w+)' in scope/).map { String($0.1) }
    }

    /// Every message in the output of a build, each once: the compiler repeats one for each file that it compiles.
    package static func all(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let message = CompilerMessage(line) else { continue }
            if message.severity == .note, !messages.isEmpty {
                messages[messages.count - 1].notes.append(message)
            } else {
                messages.append(message)
            }
        }
        return messages.unique
    }
}

extension CompilerMessage {

    /// The message and its notes in the compiler's style, without the lines of code.
    var description: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(text)\n" + notes.map(\.description).joined()
    }

    /// The error for a line that imports a missing module.
    init(missing module: String, path: String, line: Int) {
        self.init(path: path, line: line, column: 1, severity: .error, text: "\(Self.missingModuleText)\(module)'")
    }

    /// Reads `path:line:column: error: text`. The path is from the root, or a name that stands for one, such as
    /// `<stdin>` or `macro expansion @Test`.
    init?(_ line: Substring) {
        // Most lines are code or progress. A line of code may have a message in a string literal.
        guard ["/", "<", "macro expansion ", "@__swiftmacro"].contains(where: line.hasPrefix),
            let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
            let number = Int(match.2), let column = Int(match.3),
            let severity = Diagnostic.Severity(rawValue: String(match.4))
        else { return nil }
        self.init(path: String(match.1), line: number, column: column, severity: severity, text: String(match.5))
    }
}
