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

    /// A hash of what the compiler reads: its version, its options and the files.
    func inputs(_ version: String) throws(Failure) -> String {
        let paths = files + modules
        let contents = try collecting(paths) { path throws(Failure) in try Disk.read(path) }
        let parts = ([version] + options + paths).map { Array($0.utf8) } + contents
        // With its length before it, a part cannot go on in the next one.
        return parts.map { Array("\($0.count) ".utf8) + $0 }.joined().hash
    }
}

extension VerificationPackage {

    /// The mode in which the extra combinations are compiled: the strictest one.
    package var extraMode: LanguageMode { modes.contains(.swift6) ? .swift6 : modes[0] }

    /// The compilations of the extra combinations, each after those that it needs.
    ///
    /// - Parameter root: the absolute path of the package's folder.
    func extraCompilations(in root: String) -> [Compilation] {
        let (mode, built) = (extraMode, "\(root)/.build/debug")
        let manifest = PackageManifest(package: self, modes: [mode])
        func compilation(
            of folder: String,
            importing imports: Set<String>,
            and modules: [String] = [],
            _ options: [String]
        ) -> Compilation {
            let start = "\(Self.filesFolder)/\(folder)/"
            let paths = items.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }.sorted()
            let names = paths.map { $0.dropFirst(Self.filesFolder.count) }
            let (frameworks, aliases) = manifest.resolved(imports, in: mode)
            return Compilation(
                folder: folder,
                files: names.map { "\(root)/\(Self.modesFolder)/\(mode.suffix)\($0)" },
                options: mode.options + aliases + ["-I", "\(built)/Modules"] + options,
                modules: frameworks.map { "\(built)/Modules/\($0).swiftmodule" } + modules,
                testLibraries: imports.intersection(["Testing", "XCTest"]).sorted()
            )
        }
        // For a module with resources, SwiftPM writes the file that declares `Bundle.module`.
        let accessors = builtTargets.prefix(1).filter { !$0.resources.isEmpty }.map { target in
            "\(built)/\(target.name + mode.suffix).build/DerivedSources/resource_bundle_accessor.swift"
        }
        return extraTargets.flatMap { target in
            let folder = "\(root)/\(PackageFolder.products)/\(target.name)"
            let module = "\(folder)/\(project).swiftmodule"
            let emission = ["-wmo", "-emit-module", "-enable-testing", "-module-name", project, "-o", module]
            let own = compilation(of: target.name, importing: target.imports, emission + accessors)
            guard target.hasTests else { return [own] }
            let (tests, count) = (target.testsFolder, String(System.processorCount))
            let batches = ["-enable-batch-mode", "-j", count, "-driver-batch-count", count]
            let check = ["-typecheck", "-I", folder, "-module-name", tests] + PackageManifest.testOptions
            return [own, compilation(of: tests, importing: target.allImports, and: [module], batches + check)]
        }
    }
}
