/// The warnings about files as they were compiled last: the compiler says nothing of a file that it need not compile.
package struct KeptWarnings {

    /// One warning with what belongs to it, as the compiler printed it, by the file that it is about.
    private var warnings: [(path: String, text: String)] = []
    /// The package's folder, from the root, with a slash at its end.
    private let root: String

    /// - Parameters:
    ///   - text: as `text` gives it.
    ///   - root: the package's folder, from the root.
    package init(_ text: String, in root: String) {
        self.root = root + "/"
        take(text)
    }

    package var text: String { warnings.map(\.text).joined() }

    /// Adds what a build printed, in place of what earlier ones printed of the files that it compiled.
    package mutating func add(_ output: String) {
        // `[12/153] Compiling AppSwift5 LoginPresenter.swift`
        var compiled: Set<String> = []
        for match in output.matches(of: /\[\d+\/\d+\] Compiling (\S+) (.+\.swift)/) {
            // Of a module that is compiled as a whole, one file is named.
            compiled.insert(String(match.1))
            for name in match.2.split(separator: ", ") { compiled.insert("\(match.1)/\(name)") }
        }
        warnings = warnings.filter { !compiled.contains(unit(of: $0.path)) }
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

    /// What a file of the package is compiled anew with: itself in its target, `AppSwift5/LoginPresenter.swift` for
    /// `Modes/Swift5/App/Login/LoginPresenter.swift`, or all of a stand-in, `UIKit` for `Frameworks/UIKit/UIView.swift`.
    private func unit(of path: String) -> String {
        guard path.hasPrefix(root) else { return path }
        let parts = path.dropFirst(root.count).split(separator: "/")
        switch parts.first {
        case Substring(VerificationPackage.modesFolder) where parts.count > 3:
            return "\(parts[2])\(parts[1])/\(parts[parts.count - 1])"
        case Substring(VerificationPackage.frameworksFolder) where parts.count > 2: return String(parts[1])
        default: return path
        }
    }
}
