/// The warnings about files as they were compiled last: the compiler says nothing of a file that it need not compile.
package struct KeptWarnings {

    /// One warning with what belongs to it, as the compiler printed it, by the file that it is about.
    private var warnings: [(path: String, text: String)] = []

    /// - Parameter text: as `text` gives it.
    package init(_ text: String) {
        take(text)
    }

    package var text: String { warnings.map(\.text).joined() }

    /// Adds what a build printed, in place of what earlier ones printed of the files that it compiled.
    package mutating func add(_ output: String) {
        // `[12/153] Compiling AppSwift5 LoginPresenter.swift`
        var compiled: Set<String> = []
        for match in output.matches(of: /\[\d+\/\d+\] Compiling (\S+) (.+\.swift)/) {
            for name in match.2.split(separator: ", ") { compiled.insert("\(match.1)/\(name)") }
        }
        warnings.removeAll { compiled.contains(Self.target(of: $0.path)) }
        take(output)
    }

    private mutating func take(_ output: String) {
        var seen = Set(warnings.map(\.text))
        var block = ""
        var path: String?
        func end() {
            if let path, seen.insert(block).inserted { warnings.append((path, block)) }
        }
        for line in output.split(separator: "\n") {
            let message = CompilerMessage(line)
            if message.map({ $0.severity != .note }) ?? line.hasPrefix("[") {
                end()
                path = message?.severity == .warning ? message?.path : nil
                block = ""
            }
            if path != nil { block += line + "\n" }
        }
        end()
    }

    /// The target and the name of a file of the package: `…/Modes/Swift5/App/Login/LoginPresenter.swift` is
    /// `AppSwift5/LoginPresenter.swift`.
    private static func target(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let modes = parts.lastIndex(of: Substring(VerificationPackage.modesFolder)), parts.count > modes + 3
        else {
            return path
        }
        return "\(parts[modes + 2])\(parts[modes + 1])/\(parts[parts.count - 1])"
    }
}
