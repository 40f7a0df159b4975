extension VerificationPackage {

    /// The `Package.swift` of the package, with the targets of some modes.
    ///
    /// - Parameter isLinked: false to make `lastTarget(in:)` depend on all others. To build that target compiles everything and
    ///   links nothing.
    package func manifest(_ modes: [LanguageMode], isLinked: Bool) -> [UInt8] {
        let needed = isLinked ? [] : targetNames(in: modes)
        let appTargets = modes.flatMap { mode in targets.flatMap { self.targets(of: $0, in: mode, lastOf: needed) }
        }
        let all = frameworkTargets + appTargets
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Verification",
                platforms: [.macOS(.v14)],
                targets: [
            \(all.map { "        \($0),\n" }.joined())    ]
            )

            """
        return Array(text.utf8)
    }

    /// The target that needs all others in a manifest that is not linked.
    func lastTarget(in modes: [LanguageMode]) -> String? { targetNames(in: modes).last }

    /// The targets of the app, and then those of its tests: only a target of tests can depend on one.
    private func targetNames(in modes: [LanguageMode]) -> [String] {
        [targets.map(\.name), targets.filter(\.hasTests).map(\.testsFolder)].flatMap { names in
            modes.flatMap { mode in names.map { $0 + mode.suffix } }
        }
    }

    // MARK: - The frameworks -

    /// Frameworks are compiled as they are published: in the Swift 5 mode.
    private var frameworkTargets: [String] {
        frameworks.flatMap { framework in
            let published = target(framework.name, framework, settings: LanguageMode.swift5.settings)
            guard isolatedFrameworks.contains(framework.name) else { return [published] }
            let settings = LanguageMode.swift5.settings + [".define(\"ISOLATED\")"]
            return [published, target(Self.isolated(framework.name), framework, settings: settings)]
        }
    }

    static func isolated(_ framework: String) -> String { "Isolated" + framework }

    /// The names of the frameworks among some modules in a mode, and the options of the compiler that rename them.
    private func resolved(_ imports: Set<String>, in mode: LanguageMode) -> (names: [String], aliases: [String]) {
        let frameworks = self.frameworks.filter { imports.contains($0.name) }
        let isolated = mode == .swift5 ? [] : frameworks.filter(\.hasIsolatedForm).map(\.name)
        let names = frameworks.map { isolated.contains($0.name) ? Self.isolated($0.name) : $0.name }
        return (names, isolated.flatMap { ["-module-alias", "\($0)=\(Self.isolated($0))"] })
    }

    private func target(_ name: String, _ framework: SwiftFolder, settings: [String]) -> String {
        // A file may import its own module.
        let dependencies = frameworks.map(\.name).filter {
            $0 != framework.name && framework.imports.contains($0)
        }
        let path = "\(Self.frameworksFolder)/\(name)"
        return """
            .target(name: \(quoted(name)), dependencies: \(list(dependencies.map(quoted))), path: \(quoted(path)), \
            swiftSettings: \(list(settings + [unsafeFlags([])])))
            """
    }

    // MARK: - The app -

    /// Options of the compiler for tests: Swift Testing would import an overlay of its own in every file that imports a module
    /// named UIKit.
    private static let testOptions = ["-Xfrontend", "-disable-cross-import-overlays"]

    /// - Parameter all: all targets, or none. The last one of all gets the others as dependencies: building it builds all
    ///   without linking.
    private func targets(of app: AppTarget, in mode: LanguageMode, lastOf all: [String]) -> [String] {
        func dependencies(of target: String, _ own: [String]) -> String {
            list(((target == all.last ? all.dropLast() : []) + own).unique.map(quoted))
        }
        let name = app.name + mode.suffix
        let folder = "\(Self.modesFolder)/\(mode.suffix)"
        let (frameworks, aliases) = resolved(app.imports, in: mode)
        let ownName = ["-module-alias", "\(project)=\(name)"]
        // The stand-in for UIKit looks up a scene's class by the name of its target. So the app's module has that name,
        // unless its code uses the project's.
        let flags = aliases + (app.namesProject ? ownName : [])
        // Two entry points do not link, and the tests have one.
        let entryPoint = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
        let target = """
            .target(name: \(quoted(name)), dependencies: \(dependencies(of: name, frameworks)), \
            path: \(quoted("\(folder)/\(app.name)")), exclude: \(list(app.excluded.map(quoted))), \
            resources: \(list(app.resources.map { ".copy(\(quoted($0)))" })), \
            swiftSettings: \(list(mode.settings + [unsafeFlags(flags + entryPoint)])))
            """
        guard app.hasTests else { return [target] }
        let (testFrameworks, testAliases) = resolved(app.allImports, in: mode)
        let testsName = app.testsFolder + mode.suffix
        let tests = """
            .testTarget(name: \(quoted(testsName)), \
            dependencies: \(dependencies(of: testsName, [name] + testFrameworks)), \
            path: \(quoted("\(folder)/\(app.testsFolder)")), exclude: \(list(app.excludedTests.map(quoted))), \
            swiftSettings: \(list(mode.settings + [unsafeFlags(ownName + testAliases + Self.testOptions)])))
            """
        return [target, tests]
    }

    /// Options of the compiler for a target. Each target is compiled as a whole: file by file, the compiler would read and
    /// check most files several times.
    private func unsafeFlags(_ flags: [String]) -> String {
        let whole = ["-wmo", "-no-emit-module-separately-wmo", "-num-threads", "1"]
        return ".unsafeFlags(\(list((flags + whole).map(quoted))))"
    }

    private func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

    /// The text as a string literal of Swift.
    private func quoted(_ text: String) -> String { text.debugDescription }
}
