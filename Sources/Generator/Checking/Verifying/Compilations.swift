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
            let check = ["-typecheck", "-I", folder, "-module-name", tests] + VerificationPackage.testOptions
            let (imports, mode) = (target.allImports, package.extraMode)
            return [own, compilation(of: tests, importing: imports, and: [module], in: mode, batches + check)]
        }
    }

    private func compilation(of target: AppTarget, in mode: LanguageMode, _ options: [String]) -> Compilation {
        // For a module with resources, SwiftPM writes the file that declares `Bundle.module`: any will do for a check.
        let accessors = package.builtTargets.filter { !$0.resources.isEmpty }.prefix(1).map { target in
            "\(built)/\(target.name + mode.suffix).build/DerivedSources/resource_bundle_accessor.swift"
        }
        let options = ["-wmo", "-module-name", package.project] + options + accessors
        return compilation(of: target.name, importing: target.imports, and: accessors, in: mode, options)
    }

    /// - Parameter builtFiles: what it needs of the build, besides the frameworks.
    private func compilation(
        of folder: String,
        importing imports: Set<String>,
        and builtFiles: [String],
        in mode: LanguageMode,
        _ options: [String]
    ) -> Compilation {
        let start = "\(VerificationPackage.filesFolder)/\(folder)/"
        let names = package.items.keys.filter { $0.hasPrefix(start) && $0.isSwift }.sorted()
            .map { $0.dropFirst(VerificationPackage.filesFolder.count) }
        let (frameworks, aliases) = package.resolved(imports, in: mode)
        return Compilation(
            folder: folder,
            files: names.map { "\(root)/\(VerificationPackage.modesFolder)/\(mode.suffix)\($0)" },
            options: mode.options + aliases + ["-I", "\(built)/Modules"] + options,
            builtFiles: frameworks.map { "\(built)/Modules/\($0).swiftmodule" } + builtFiles,
            testLibraries: imports.intersection(["Testing", "XCTest"]).sorted()
        )
    }
}
