/// The warnings about modules as they were last compiled: those of a module that did not change are not printed again.
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

    /// Adds the warnings of a build, and drops earlier ones about the modules that it compiled.
    package mutating func add(_ output: String) {
        // `[12/153] Compiling AppSwift5 LoginPresenter.swift`: of a module, which is compiled as a whole, one file is named.
        let modules = Set(output.matches(of: /\[\d+\/\d+\] Compiling (\S+)/).map { String($0.1) })
        let warnings = CompilerMessage.all(in: output).filter { $0.severity == .warning }
        messages = (messages.filter { !modules.contains(module(of: $0.path)) } + warnings).unique
    }

    /// The module that a file is compiled into: `AppSwift5` for `Modes/Swift5/App/Login/LoginPresenter.swift`, `UIKit` for
    /// `Frameworks/UIKit/UIView.swift`. A file elsewhere is its own.
    private func module(of path: String) -> String {
        guard path.hasPrefix(root) else { return path }
        let parts = path.dropFirst(root.count).split(separator: "/")
        switch parts.first {
        case Substring(VerificationPackage.modesFolder) where parts.count > 3: return String(parts[2] + parts[1])
        case Substring(VerificationPackage.frameworksFolder) where parts.count > 2: return String(parts[1])
        default: return path
        }
    }
}
