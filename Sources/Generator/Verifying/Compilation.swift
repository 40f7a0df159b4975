/// One run of the compiler that checks the files of a target and makes no program of them. The compiler checks a thousand
/// files in the time in which it builds a hundred.
struct Compilation {

    /// The name of the folder of the target's files: `AppExtra`, or `AppExtraTests` for its tests.
    let folder: String
    /// The Swift files, by absolute paths.
    let files: [String]
    let options: [String]
    /// The modules that they import, by absolute paths.
    let modules: [String]
    /// The test libraries that they import.
    let testLibraries: [String]
}

extension VerificationPackage {

    /// The mode in which the extra combinations are compiled: the strictest one.
    package var extraMode: LanguageMode { modes.contains(.swift6) ? .swift6 : modes[0] }

    /// The compilations of the extra combinations, each after those that it needs.
    ///
    /// - Parameter root: the absolute path of the package's folder.
    func extraCompilations(in root: String) -> [Compilation] {
        extraTargets.flatMap { target in
            let folder = "\(root)/\(PackageFolder.products)/\(target.name)"
            let module = "\(folder)/\(project).swiftmodule"
            let whole = ["-wmo", "-emit-module", "-enable-testing", "-module-name", project, "-o", module]
            let own = compilation(of: target.name, target.imports, whole, in: root)
            guard target.hasTests else { return [own] }
            let count = String(System.processorCount)
            let batches = ["-enable-batch-mode", "-j", count, "-driver-batch-count", count]
            let check = ["-typecheck", "-I", folder, "-module-name", target.testsFolder]
            let options = batches + check + PackageManifest.testOptions
            let tests = compilation(of: target.testsFolder, target.allImports, options, importing: module, in: root)
            return [own, tests]
        }
    }

    private func compilation(
        of folder: String,
        _ imports: Set<String>,
        _ options: [String],
        importing module: String? = nil,
        in root: String
    ) -> Compilation {
        let mode = extraMode
        let start = "\(Self.filesFolder)/\(folder)/"
        let paths = items.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }.sorted()
        let files = paths.map { "\(root)/\(Self.modesFolder)/\(mode.suffix)" + $0.dropFirst(Self.filesFolder.count) }
        let (frameworks, aliases) = PackageManifest(package: self, modes: [mode]).resolved(imports, in: mode)
        let built = "\(root)/.build/debug"
        let modules = frameworks.map { "\(built)/Modules/\($0).swiftmodule" } + [module].compactMap(\.self)
        // For a module with resources, SwiftPM writes the file that declares `Bundle.module`.
        let accessors = builtTargets.prefix(1).filter { module == nil && !$0.resources.isEmpty }.map { target in
            "\(built)/\(target.name + mode.suffix).build/DerivedSources/resource_bundle_accessor.swift"
        }
        return Compilation(
            folder: folder,
            files: files + accessors,
            options: mode.options + aliases + ["-I", "\(built)/Modules"] + options,
            modules: modules,
            testLibraries: imports.intersection(["Testing", "XCTest"]).sorted()
        )
    }
}
