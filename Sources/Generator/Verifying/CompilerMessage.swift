/// What the compiler says about a place, as it prints it in its LLVM style: `path:line:column: error: text`, and below
/// it the line of code, which is left out here.
package struct CompilerMessage: Sendable, Hashable {
    /// As the compiler names it; empty for what is about no file.
    package let path: String
    package let line: Int
    /// In bytes, from 1.
    package let column: Int
    package let severity: Diagnostic.Severity
    package let text: String
    /// What the compiler adds to it, each with a place of its own.
    package fileprivate(set) var notes: [CompilerMessage] = []

    static let missingModuleText = "no such module '"

    /// What the compiler says of a line that imports a module which is not there.
    init(missing module: String, path: String, line: Int) {
        self.init(path: path, line: line, column: 1, severity: .error, text: "\(Self.missingModuleText)\(module)'")
    }

    /// The module that the compiler did not find.
    var missingModule: Substring? {
        text.hasPrefix(Self.missingModuleText) ? text.dropFirst(Self.missingModuleText.count).prefix { $0 != "'" } : nil
    }

    /// Every message in what a build printed, each once: the compiler repeats one for each file it is busy with.
    package static func all(in output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var stack: [Substring] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if !stack.isEmpty {
                // What the compiler did when it stopped is a list with numbers.
                if line.first?.isNumber == true { stack.append(line) } else { endStack(&stack, &messages) }
            }
            if line.hasPrefix("Stack dump:") {
                stack = [line]
            } else if let message = CompilerMessage(line) {
                if message.severity == .note, !messages.isEmpty {
                    messages[messages.count - 1].notes.append(message)
                } else {
                    messages.append(message)
                }
            }
        }
        endStack(&stack, &messages)
        var seen: Set<CompilerMessage> = []
        return messages.filter { seen.insert($0).inserted }
    }

    private static func endStack(_ stack: inout [Substring], _ messages: inout [CompilerMessage]) {
        guard !stack.isEmpty else { return }
        let text = (["the compiler stopped"] + stack).joined(separator: "; ").replacing("\t", with: " ")
        messages.append(CompilerMessage(path: "", line: 0, column: 0, severity: .error, text: text))
        stack = []
    }

    private init(path: String, line: Int, column: Int, severity: Diagnostic.Severity, text: String) {
        (self.path, self.line, self.column, self.severity, self.text) = (path, line, column, severity, text)
    }

    /// Reads `path:line:column: error: text`.
    init?(_ line: Substring) {
        // Most lines are code or progress.
        guard line.contains(": "), let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
            let number = Int(match.2), let column = Int(match.3),
            let severity = Diagnostic.Severity(rawValue: String(match.4))
        else { return nil }
        self.init(path: String(match.1), line: number, column: column, severity: severity, text: String(match.5))
    }
}
