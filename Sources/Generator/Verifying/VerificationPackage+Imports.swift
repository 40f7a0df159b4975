extension VerificationPackage {

    /// Modules that every toolchain has. Others it may have too, which only it knows.
    private static let commonModules: Set = [
        "Dispatch", "Foundation", "FoundationEssentials", "Observation", "RegexBuilder", "Swift", "Synchronization",
        "Testing", "XCTest",
    ]

    /// The modules that written files cannot do without, and that are neither in this package nor in every toolchain.
    package var foreignModules: [String] { Set(foreignImports.map(\.module)).sorted() }

    /// What the compiler would say of the lines that import one of some modules, which are missing, in every mode.
    ///
    /// - Parameter root: the package's folder, from the root.
    package func messages(ofMissing modules: [String], in root: String) -> [CompilerMessage] {
        foreignImports.filter { modules.contains($0.module) }.flatMap { path, module, line in
            modes.map { mode in
                CompilerMessage(missing: module, path: "\(root)/\(Self.modesFolder)/\(mode.suffix)/\(path)", line: line)
            }
        }
    }

    /// The lines of written files that import such a module, by the file's path without the mode's folder.
    private var foreignImports: [(path: String, module: String, line: Int)] {
        let known = Self.commonModules.union(frameworks.map(\.name)).union([project])
        let all = groups.reduce(into: Set<String>()) { $0.formUnion($1.imports.union($1.testImports)) }
        // Most sets import nothing else, and files need not be read again.
        guard !all.isSubset(of: known) else { return [] }
        return writtenFiles.flatMap { path, file in
            Import.all(in: String(decoding: file.contents, as: UTF8.self)).filter { line in
                // What begins so belongs to the toolchain, or to nobody.
                line.isUnconditional && !line.module.hasPrefix("_") && !known.contains(line.module)
            }.map { (path, $0.module, $0.line) }
        }
    }
}
