/// The warnings about files as they were last compiled: the compiler does not repeat those of files that did not change.
package struct KeptWarnings {

    package private(set) var messages: [CompilerMessage]
    /// The absolute path of the package's folder, with a slash at its end.
    private let root: String

    /// - Parameters:
    ///   - text: the `text` of an earlier run.
    ///   - root: the absolute path of the package's folder.
    package init(_ text: String, in root: String) {
        messages = CompilerMessage.all(in: text)
        self.root = root + "/"
    }

    package var text: String { messages.map(\.description).joined() }

    /// Adds the warnings of a build, and drops earlier ones about the files that it compiled.
    package mutating func add(_ output: String) {
        // `[12/153] Compiling AppSwift5 LoginPresenter.swift`
        var compiled: Set<String> = []
        for match in output.matches(of: /\[\d+\/\d+\] Compiling (\S+) (.+\.swift)/) {
            // Of a module that is compiled as a whole, one file is named.
            compiled.insert(String(match.1))
            for name in match.2.split(separator: ", ") { compiled.insert("\(match.1)/\(name)") }
        }
        let warnings = CompilerMessage.all(in: output).filter { $0.severity == .warning }
        messages = (messages.filter { !compiled.contains(unit(of: $0.path)) } + warnings).unique
    }

    /// The file or module that the compiler names when it compiles a file: `AppSwift5/LoginPresenter.swift` for
    /// `Modes/Swift5/App/Login/LoginPresenter.swift`, `UIKit` for `Frameworks/UIKit/UIView.swift`.
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
