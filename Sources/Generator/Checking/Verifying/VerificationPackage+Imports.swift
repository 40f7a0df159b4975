extension VerificationPackage {

    /// Modules that every toolchain has. For others, `SwiftTool` asks the toolchain.
    static let commonModules: Set = [
        "Dispatch", "Foundation", "FoundationEssentials", "Observation", "RegexBuilder", "Swift", "Synchronization",
        "Testing", "XCTest",
    ]

    /// The modules that written files import and that may be missing: they are neither in this package nor in every
    /// toolchain.
    package var foreignModules: [String] { Set(foreignImports.map(\.module)).sorted() }

    /// The errors of the compiler for the lines that import one of some missing modules, in every mode.
    ///
    /// - Parameter root: the absolute path of the package's folder.
    package func messages(ofMissing modules: [String], in root: String) -> [CompilerMessage] {
        foreignImports.filter { modules.contains($0.module) }.flatMap { path, module, line in
            modes.map { mode in
                CompilerMessage(missing: module, path: "\(root)/\(Self.modesFolder)/\(mode.suffix)/\(path)", line: line)
            }
        }
    }

    /// The lines of written files that import such a module, with the file's path without the mode's folder.
    private var foreignImports: [(path: String, module: String, line: Int)] {
        let known = Self.commonModules.union(frameworks.map(\.name)).union([project])
        return writtenFiles.filter(\.file.isSwift).flatMap { path, _, file in
            Import.all(in: file.text).filter { line in
                // A module with such a name belongs to the toolchain.
                line.isUnconditional && !line.module.hasPrefix("_") && !known.contains(line.module)
            }.map { (path, $0.module, $0.line) }
        }
    }
}
