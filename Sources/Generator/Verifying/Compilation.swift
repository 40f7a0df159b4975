/// One run of the compiler that checks the files of a target and makes no program of them. The compiler checks a thousand
/// files in the time in which it builds a hundred.
struct Compilation {

    /// The name of the folder of the target's files: `AppExtra`, or `AppExtraTests` for its tests.
    let folder: String
    /// The Swift files, by absolute paths.
    let files: [String]
    let options: [String]
    /// What they need of the build, by absolute paths: mostly the Swift modules that they import.
    let products: [String]
    /// The test libraries that they import.
    let testLibraries: [String]

    /// A hash of what the compiler reads: its version, its options and the files.
    func inputs(_ version: String) throws(Failure) -> String {
        let paths = files + products
        let contents = try collecting(paths) { path throws(Failure) in try Disk.read(path) }
        let parts = ([version] + options + paths).map { Array($0.utf8) } + contents
        // With its length before it, a part cannot go on in the next one.
        return parts.map { Array("\($0.count) ".utf8) + $0 }.joined().hash
    }
}

extension VerificationPackage {

    /// The mode in which the extra combinations are compiled: the strictest one.
    package var extraMode: LanguageMode { modes.contains(.swift6) ? .swift6 : modes[0] }
}

/// The compilations of a package that was built, or of which a build has failed.
struct Compilations {

    private let package: VerificationPackage
    /// The absolute path of the package's folder.
    private let root: String
    /// That of what the build wrote.
    private let built: String

    init(of package: VerificationPackage, in folder: PackageFolder) throws(Failure) {
        (self.package, root, built) = (package, folder.path, try folder.builtPath())
    }

    /// A check of each Swift module that is built, in one mode.
    func checks(in mode: LanguageMode) -> [Compilation] {
        package.builtTargets.map { compilation(of: $0, in: mode, ["-typecheck"]) }
    }

    /// The compilations of the extra combinations, each after those that it needs.
    var extra: [Compilation] {
        package.extraTargets.flatMap { target in
            let folder = "\(root)/\(PackageFolder.products)/\(target.name)"
            let module = "\(folder)/\(package.project).swiftmodule"
            let emission = ["-emit-module", "-enable-testing", "-o", module]
            let own = compilation(of: target, in: package.extraMode, emission)
            guard target.hasTests else { return [own] }
            let (tests, count) = (target.testsFolder, String(System.processorCount))
            let batches = ["-enable-batch-mode", "-j", count, "-driver-batch-count", count]
            let check = ["-typecheck", "-I", folder, "-module-name", tests] + PackageManifest.testOptions
            let (imports, mode) = (target.allImports, package.extraMode)
            return [own, compilation(of: tests, importing: imports, and: [module], in: mode, batches + check)]
        }
    }

    private func compilation(of target: AppTarget, in mode: LanguageMode, _ options: [String]) -> Compilation {
        // For a module with resources, SwiftPM writes the file that declares `Bundle.module`.
        let accessors = package.builtTargets.prefix(1).filter { !$0.resources.isEmpty }.map { target in
            "\(built)/\(target.name + mode.suffix).build/DerivedSources/resource_bundle_accessor.swift"
        }
        let options = ["-wmo", "-module-name", package.project] + options + accessors
        return compilation(of: target.name, importing: target.imports, and: accessors, in: mode, options)
    }

    /// - Parameter products: what it needs of the build, besides the frameworks.
    private func compilation(
        of folder: String,
        importing imports: Set<String>,
        and products: [String],
        in mode: LanguageMode,
        _ options: [String]
    ) -> Compilation {
        let start = "\(VerificationPackage.filesFolder)/\(folder)/"
        let names = package.items.keys.filter { $0.hasPrefix(start) && $0.hasSuffix(".swift") }.sorted()
            .map { $0.dropFirst(VerificationPackage.filesFolder.count) }
        let manifest = PackageManifest(package: package, modes: [mode])
        let (frameworks, aliases) = manifest.resolved(imports, in: mode)
        return Compilation(
            folder: folder,
            files: names.map { "\(root)/\(VerificationPackage.modesFolder)/\(mode.suffix)\($0)" },
            options: mode.options + aliases + ["-I", "\(built)/Modules"] + options,
            products: frameworks.map { "\(built)/Modules/\($0).swiftmodule" } + products,
            testLibraries: imports.intersection(["Testing", "XCTest"]).sorted()
        )
    }
}
