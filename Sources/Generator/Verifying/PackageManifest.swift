/// The text of the `Package.swift` of a verification.
struct PackageManifest {

    let package: VerificationPackage
    let modes: [LanguageMode]

    var text: String {
        let targets = frameworks + modes.flatMap { mode in package.groups.flatMap { self.targets(of: $0, in: mode) } }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Verification",
                platforms: [.macOS(.v14)],
                targets: [
            \(targets.map { "        \($0),\n" }.joined())    ]
            )

            """
    }

    // MARK: - The frameworks -

    /// Frameworks are compiled as they are published: in the Swift 5 mode.
    private var frameworks: [String] {
        package.frameworks.flatMap { framework in
            let path = "\(VerificationPackage.frameworksFolder)/\(framework.name)"
            let settings = [".swiftLanguageMode(.v5)"]
            // A file may say which module it is of.
            let imports = framework.imports.subtracting([framework.name])
            let published = target(framework.name, imports, path: path, settings: settings)
            guard framework.hasIsolatedForm else { return [published] }
            let name = Self.isolated(framework.name)
            // A folder is one target's; the other finds the same files by a link.
            let isolated = target(
                name,
                imports,
                path: "\(VerificationPackage.frameworksFolder)/\(name)",
                settings: settings + [".define(\"ISOLATED\")"]
            )
            return [published, isolated]
        }
    }

    static func isolated(_ framework: String) -> String { "Isolated" + framework }

    /// The frameworks among some modules as a mode knows them, and what the compiler is to call them.
    private func resolved(_ imports: Set<String>, in mode: LanguageMode) -> (names: [String], aliases: [String]) {
        let frameworks = package.frameworks.filter { imports.contains($0.name) }
        let isolated = mode == .swift5 ? [] : frameworks.filter(\.hasIsolatedForm).map(\.name)
        let names = frameworks.map { isolated.contains($0.name) ? Self.isolated($0.name) : $0.name }
        return (names, isolated.flatMap { ["-module-alias", "\($0)=\(Self.isolated($0))"] })
    }

    private func target(_ name: String, _ imports: Set<String>, path: String, settings: [String]) -> String {
        let dependencies = package.frameworks.map(\.name).filter(imports.contains)
        // In parts, its files would be read for each part, and once more for what others import.
        let whole = unsafeFlags(["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "1"])
        return """
            .target(name: \(quoted(name)), dependencies: \(list(dependencies.map(quoted))), path: \(quoted(path)), \
            swiftSettings: \(list(settings + [whole])))
            """
    }

    // MARK: - The app -

    private func targets(of app: AppTarget, in mode: LanguageMode) -> [String] {
        let name = app.name + mode.suffix
        let folder = "\(VerificationPackage.modesFolder)/\(mode.suffix)"
        let (frameworks, aliases) = resolved(app.imports, in: mode)
        let ownName = ["-module-alias", "\(package.project)=\(name)"]
        // The stand-in for UIKit finds a scene's class in the module that a file is of, by the name it goes by: so an
        // app goes by the name of its target, if nothing in it says otherwise.
        let flags = aliases + (app.namesProject ? ownName : [])
        // Two programs' entry points do not link, and the tests have one.
        let entryPoint = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
        let target = """
            .target(name: \(quoted(name)), dependencies: \(list(frameworks.map(quoted))), \
            path: \(quoted("\(folder)/\(app.name)")), exclude: \(list(app.excluded.map(quoted))), \
            resources: \(list(app.resources.map { ".copy(\(quoted($0)))" })), \
            swiftSettings: \(list(mode.settings + [unsafeFlags(flags + entryPoint)])))
            """
        guard app.hasTests else { return [target] }
        let (testFrameworks, testAliases) = resolved(app.testImports.union(app.imports), in: mode)
        // Swift Testing looks for a module of its own in every file that imports one named UIKit.
        let overlays = ["-Xfrontend", "-disable-cross-import-overlays"]
        let tests = """
            .testTarget(name: \(quoted(app.testsFolder + mode.suffix)), \
            dependencies: \(list(([name] + testFrameworks).map(quoted))), \
            path: \(quoted("\(folder)/\(app.testsFolder)")), exclude: \(list(app.excludedTests.map(quoted))), \
            swiftSettings: \(list(mode.settings + [unsafeFlags(ownName + testAliases + overlays)])))
            """
        return [target, tests]
    }

    private func unsafeFlags(_ flags: [String]) -> String { ".unsafeFlags(\(list(flags.map(quoted))))" }

    private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

    /// As a string literal of Swift.
    private func quoted(_ text: String) -> String { text.debugDescription }
}
