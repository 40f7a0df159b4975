import Testing

@testable import VipergenGenerator

@Suite struct VerificationPackageTests {

    private static let project = Project(name: "App", date: "2001-01-01")
    private static let flag = #"{"name": "rx", "type": "flag", "help": "h"}"#

    private func templateSet(_ files: [String: String], options: [String] = []) throws -> TemplateSet {
        let manifest = #"{"name": "own", "options": [\#(options.joined(separator: ","))]}"#
        let files = files.merging(["template.json": manifest]) { $1 }
        return try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
    }

    private func package(
        _ templateSet: TemplateSet,
        base: VerifiedModule? = nil,
        frameworks: [SwiftFolder] = [],
        sources: [SwiftFolder] = [],
        modes: [LanguageMode] = [.swift5, .mainActor]
    ) throws -> VerificationPackage {
        try VerificationPackage(
            try VerifiedModule.all(
                #require(TriedCombinations(allOf: templateSet)).combinations,
                of: templateSet,
                in: Self.project
            ),
            base: base,
            frameworks: frameworks,
            sources: sources,
            project: "App",
            modes: modes
        )
    }

    private func files(_ package: VerificationPackage) -> [String] {
        package.items.keys.filter { $0.hasPrefix("Files/") }.map { String($0.dropFirst("Files/".count)) }.sorted()
    }

    private func manifest(_ package: VerificationPackage) -> String {
        String(decoding: package.manifest(package.modes, isLinked: true), as: UTF8.self)
    }

    private let view = ["{{name}}View.swift.mustache": "import RIBs\n"]

    @Test func `files with one name are in separate Swift modules, each with the base files`() throws {
        let base = try VerifiedModule(
            try Request(
                try Module("Base"),
                of: try templateSet(["{{name}}.swift.mustache": "x\n"]),
                project: Self.project
            )
        )
        let set = try templateSet(view.merging(["Same.swift.mustache": "x\n"]) { $1 }, options: [Self.flag])
        let package = try package(set, base: base)
        #expect(
            files(package) == [
                "App/Base/Base.swift", "App/SampleDefault/Same.swift", "App/SampleDefault/SampleDefaultView.swift",
                "App2/Base/Base.swift", "App2/SampleRx/Same.swift", "App2/SampleRx/SampleRxView.swift",
            ]
        )
        #expect(package.combinationFiles.count == 4)
        #expect(package.destination(of: "Modes/Swift5/App2") == "../../Files/App2")
    }

    @Test func `modules that a combination names are included, and so are their files about the combination`() throws {
        let options = [
            #"{"name": "parent", "type": "text", "is": "typeName", "example": "Root", "help": "h"}"#,
            #"{"name": "child", "type": "list", "is": "typeName", "examples": ["Parent", "Leaf"], "help": "h"}"#,
        ]
        let other = [
            "{{parent}}+{{name}}.swift.mustache": "{{#parent}}x\n{{/parent}}",
            "tests/{{name}}Tests.swift.mustache": "x\n",
        ]
        let package = try package(try templateSet(view.merging(other) { $1 }, options: options))
        let files = files(package)
        #expect(package.targets.count == 1)
        for file in ["App/Root/RootView.swift", "App/Root/SampleParent+Root.swift", "AppTests/Root/RootTests.swift"] {
            #expect(files.contains(file), "\(files)")
        }
        #expect(files.contains("App/Leaf/LeafView.swift"))
        #expect(files.contains("App/Parent/ParentView.swift"))
    }

    @Test func `files of the app are symlinks, and their names are taken`() throws {
        let kit = SwiftFolder(
            name: "Kit",
            path: "../Kit",
            realPath: "/r/Kit",
            files: ["Sub/SampleRxView.swift": "import RIBs", "A.swift": ""]
        )
        let package = try package(try templateSet(view, options: [Self.flag]), sources: [kit])
        #expect(package.destination(of: "Files/App/Kit/Sub/SampleRxView.swift") == "/r/Kit/Sub/SampleRxView.swift")
        #expect(files(package).contains("App2/SampleRx/SampleRxView.swift"))
        guard case .source("../Kit/A.swift", _)? = package.file(at: "Modes/Swift5/App/Kit/A.swift")?.item else {
            throw Failure(.data, "it has no origin")
        }
        #expect(package.file(at: "Modes/Swift5/App/Kit/A.swift")?.mode == .swift5)
    }

    @Test func `an imported framework is included, and isolated if a mode needs it`() throws {
        let files = ["A.swift": "#if ISOLATED\nimport RIBs\nimport Rx\n#endif"]
        let frameworks = [
            SwiftFolder(name: "RIBs", path: "stubs/RIBs", realPath: "/r/stubs/RIBs", files: files),
            SwiftFolder(name: "Rx", path: "stubs/Rx", realPath: "/r/stubs/Rx", files: ["B.swift": ""]),
            SwiftFolder(name: "Unused", path: "stubs/Unused", realPath: "/r/stubs/Unused", files: ["C.swift": ""]),
        ]
        let tests = ["tests/{{name}}Tests.swift.mustache": "import Rx\n"]
        let package = try package(try templateSet(view.merging(tests) { $1 }), frameworks: frameworks)
        #expect(package.frameworks.map(\.name) == ["RIBs", "Rx"])
        #expect(package.destination(of: "Frameworks/RIBs/A.swift") == "/r/stubs/RIBs/A.swift")
        #expect(package.destination(of: "Frameworks/IsolatedRIBs") == "RIBs")
        guard case (.source("stubs/RIBs/A.swift", _), nil)? = package.file(at: "Frameworks/RIBs/A.swift") else {
            throw Failure(.data, "it has no origin")
        }
        for path in ["Package.swift", "Modes", "Modes/Swift5"] { #expect(package.file(at: path) == nil) }
        let manifest = manifest(package)
        #expect(manifest.contains(#".target(name: "RIBs", dependencies: ["Rx"], path: "Frameworks/RIBs""#))
        #expect(
            manifest.contains(#".target(name: "IsolatedRIBs", dependencies: ["Rx"], path: "Frameworks/IsolatedRIBs""#)
        )
        let settings = #"swiftSettings: [.swiftLanguageMode(.v5), .define("ISOLATED"), "#
        #expect(manifest.contains(#"path: "Frameworks/IsolatedRIBs", "# + settings))
        #expect(manifest.contains(#""-module-alias", "RIBs=IsolatedRIBs""#))
        let alias = #"[.unsafeFlags(["-module-alias", "App=AppMainActor", "-module-alias", "RIBs=IsolatedRIBs", "#
        let line = manifest.split(separator: "\n").first { $0.contains(#".testTarget(name: "AppTestsMainActor""#) }
        #expect(line?.contains(alias.dropFirst()) == true, "\(manifest)")
        #expect(manifest.contains(#".target(name: "AppMainActor", dependencies: ["IsolatedRIBs"]"#))
        #expect(manifest.contains(#""-entry-point-function-name", "-Xfrontend", "AppMainActor_main", "-wmo""#))
        #expect(
            manifest.contains(
                #"dependencies: ["AppMainActor", "IsolatedRIBs", "Rx"], path: "Modes/MainActor/AppTests""#
            )
        )
        #expect(package.items["Frameworks/IsolatedRx"] == nil && !manifest.contains("IsolatedRx"))
        let plain = try self.package(try templateSet(view), frameworks: frameworks, modes: [.swift5])
        #expect(plain.items["Frameworks/IsolatedRIBs"] == nil)
        #expect(!self.manifest(plain).contains("IsolatedRIBs"))
    }

    @Test func `a framework that only the app's own files import is included`() throws {
        let frameworks = [
            SwiftFolder(name: "Rx", path: "stubs/RIBs", realPath: "/r/stubs/RIBs", files: ["B.swift": ""])
        ]
        let kit = SwiftFolder(name: "Kit", path: "../Kit", realPath: "/r/Kit", files: ["A.swift": "import Rx"])
        let package = try package(
            try templateSet(["{{name}}.swift.mustache": "x\n"]),
            frameworks: frameworks,
            sources: [kit],
            modes: [.swift5]
        )
        #expect(manifest(package).contains(#".target(name: "AppSwift5", dependencies: ["Rx"]"#))
    }

    @Test func `documents of Interface Builder are resources, and files that nothing builds are excluded`() throws {
        let others = [
            "{{name}}.xib.mustache": "x\n", "{{name}}.storyboard.mustache": "x\n", "{{name}}.md.mustache": "x\n",
        ]
        let package = try package(try templateSet(view.merging(others) { $1 }))
        let resources = ["SampleDefault/SampleDefault", "SampleSecond/SampleSecond"].flatMap {
            ["\($0).storyboard", "\($0).xib"]
        }
        #expect(package.targets[0].resources.sorted() == resources)
        #expect(package.targets[0].excluded == ["SampleDefault/SampleDefault.md", "SampleSecond/SampleSecond.md"])
        #expect(package.combinationFiles.count { !$0.isBuilt } == 1)
    }

    @Test func `a base file that the app has itself is left out`() throws {
        let files = ["Ground.swift.mustache": "x\n", "{{name}}.swift.mustache": "x\n"]
        let base = try VerifiedModule(
            try Request(try Module("Base"), of: try templateSet(files), project: Self.project)
        )
        let kit = SwiftFolder(
            name: "Kit",
            path: "../Kit",
            realPath: "/r/Kit",
            files: ["Ground.swift": "", "B.swift": "", "A.swift": "", "C.swift": ""]
        )
        #expect(kit.files == ["A.swift", "B.swift", "C.swift", "Ground.swift"])
        let package = try package(try templateSet(view), base: base, sources: [kit])
        #expect(
            package.items["Files/App/Base/Base.swift"] != nil && package.items["Files/App/Base/Ground.swift"] == nil
        )
    }

    @Test func `files among the tests that are not code are excluded from their target`() throws {
        let tests = ["tests/{{name}}Tests.swift.mustache": "x\n", "tests/{{name}}.json.mustache": "{}\n"]
        let package = try package(try templateSet(view.merging(tests) { $1 }))
        #expect(
            package.hasTests
                && package.targets[0].excludedTests == [
                    "SampleDefault/SampleDefault.json", "SampleSecond/SampleSecond.json",
                ]
        )
        let path =
            #"path: "Modes/Swift5/AppTests", exclude: ["SampleDefault/SampleDefault.json", "SampleSecond/SampleSecond.json"]"#
        #expect(manifest(package).contains(path))
        let target = try #require(manifest(package).split(separator: "\n").first { $0.contains(path) })
        let settings = #"swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "App=AppSwift5""#
        #expect(target.contains(settings) && target.contains("\"-disable-cross-import-overlays\""), "\(target)")
        #expect(package.combinationFiles.count { !$0.isBuilt } == 1)
    }

    @Test(arguments: [(" App.Login()", true), ("x(App.Login)", true), ("App2.Login", false), ("Happ.Login", false)])
    func `code that names the app's module finds it under its own name`(code: String, isNamed: Bool) throws {
        for files in [["A": code, "B": "x"], ["A": "x", "B": code]] {
            let templates = Dictionary(uniqueKeysWithValues: files.map { ("{{name}}\($0).swift.mustache", $1 + "\n") })
            let package = try package(try templateSet(templates), modes: [.swift5])
            #expect(manifest(package).contains(#""-module-alias", "App=AppSwift5""#) == isNamed)
        }
    }

    @Test func `each mode is a target with its settings, and without tests there are no other targets`() throws {
        let package = try package(try templateSet(view), modes: LanguageMode.allCases)
        let targets = manifest(package).split(separator: "\n").filter { $0.contains("arget(") }
        #expect(targets.count == 3 && !package.hasTests)
        let settings = [
            "AppSwift5": "[.swiftLanguageMode(.v5), .unsafeFlags(",
            "AppSwift6": "[.swiftLanguageMode(.v6), .unsafeFlags(",
            "AppMainActor": "[.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .unsafeFlags(",
        ]
        // The entry points of two programs would not link.
        for name in settings.keys {
            let entryPoint = #""-entry-point-function-name", "-Xfrontend", "\#(name)_main""#
            #expect(targets.contains { $0.contains(".target(name: \"\(name)\"") && $0.contains(entryPoint) })
        }
        for (name, text) in settings {
            #expect(targets.contains { $0.contains(".target(name: \"\(name)\"") && $0.contains(text) }, "\(targets)")
        }
        let titles = ["the Swift 5 mode", "the Swift 6 mode", "the Swift 6 mode on the main actor"]
        #expect(LanguageMode.allCases.map(\.title) == titles)
    }

    @Test func `a file is found in the given Swift module, even if another one has a file with its name`() throws {
        let set = try templateSet(view.merging(["Same.swift.mustache": "x\n"]) { $1 }, options: [Self.flag])
        let package = try package(set)
        for (module, path) in [("AppSwift5", "SampleDefault/Same.swift"), ("App2MainActor", "SampleRx/Same.swift")] {
            guard case .written(_, let file)? = package.file(withID: module + "/Same.swift") else {
                throw Failure(.data, "it is not found")
            }
            #expect(file.path == path)
        }
    }

    @Test func `a file is found by its Swift module and its name`() throws {
        let tests = ["tests/{{name}}Tests.swift.mustache": "x\n", "tests/Sub/{{name}}View.swift.mustache": "y\n"]
        let package = try package(try templateSet(view.merging(tests) { $1 }))
        func path(_ id: String) -> String? {
            guard case .written(_, let file)? = package.file(withID: id) else { return nil }
            return "\(file.purpose) \(file.path)"
        }
        #expect(path("AppSwift5/SampleDefaultView.swift") == "module SampleDefault/SampleDefaultView.swift")
        #expect(path("AppTestsSwift5/SampleDefaultView.swift") == "tests SampleDefault/Sub/SampleDefaultView.swift")
        #expect(path("SampleDefaultTests.swift") == "tests SampleDefault/SampleDefaultTests.swift")
        #expect(path("AppSwift5/View.swift") == nil && path("Kit/SampleDefaultView.swift") == nil)
        let paths = package.writtenFiles.filter { $0.file.purpose == .tests }.map(\.file.path)
        #expect(
            paths.prefix(2) == ["SampleDefault/SampleDefaultTests.swift", "SampleDefault/Sub/SampleDefaultView.swift"]
        )
    }

    @Test func `a template set with a single combination is compiled with two modules`() throws {
        let single = try package(try templateSet(view.merging(["Same.swift.mustache": "x\n"]) { $1 }))
        #expect(
            files(single) == [
                "App/SampleDefault/Same.swift", "App/SampleDefault/SampleDefaultView.swift",
                "App/SampleSecond/SampleSecondView.swift",
            ]
        )
        #expect(single.combinationFiles.count == 2 && single.targets.count == 1)
        let pair = try package(try templateSet(view, options: [Self.flag]))
        #expect(files(pair) == ["App/SampleDefault/SampleDefaultView.swift", "App/SampleRx/SampleRxView.swift"])
    }

    @Test func `the second module of a single combination gets a name that the template set allows`() throws {
        let manifest = #"{"name": "own", "reserved": ["SampleSecond"]}"#
        let set = try TemplateSet(
            files: [
                SourceFile(path: "template.json", text: manifest),
                SourceFile(path: "{{name}}.swift.mustache", text: "x\n"),
            ],
            location: "own"
        )
        #expect(
            try files(package(set)) == [
                "App/SampleDefault/SampleDefault.swift", "App/SampleSecondModule/SampleSecondModule.swift",
            ]
        )
    }

    @Test func `an imported module is foreign if neither the toolchain, the app nor a stand-in has it`() throws {
        let known = "import Foundation\nimport _Concurrency\nimport App\nimport RIBs\n"
        let other = "#if canImport(Maybe)\nimport Maybe\n#endif\n"
        let files = [
            "{{name}}View.swift.mustache": known + other + "{{#rx}}import Kit\n{{/rx}}",
            "tests/{{name}}Tests.swift.mustache": "@testable import App\nimport XCTest\nimport struct Second.Box\n",
            "{{name}}.md.mustache": "import Nothing\n",
        ]
        let frameworks = [
            SwiftFolder(name: "RIBs", path: "stubs/RIBs", realPath: "/r/stubs/RIBs", files: ["A.swift": "import Deep"])
        ]
        let package = try package(try templateSet(files, options: [Self.flag]), frameworks: frameworks)
        #expect(package.foreignModules == ["Kit", "Second"])
        let messages = package.messages(ofMissing: ["Kit"], in: "/p")
        #expect(messages.map(\.text) == ["no such module 'Kit'", "no such module 'Kit'"])
        let paths = ["Swift5", "MainActor"].map { "/p/Modes/\($0)/App/SampleRx/SampleRxView.swift" }
        #expect(messages.map(\.path) == paths && messages.map(\.line) == [8, 8])
    }

    @Test("a path that SwiftPM could turn into compiler options is an error, in the app and in template sets")
    func misreadPaths() throws {
        let names = ["A' -load evil '.swift", "B\\.swift", "\"C\"/C.swift", "D\n-load.swift", "E F+é(1)@$`.swift"]
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "") })
        let core = SwiftFolder(name: "Core", path: "App/Core", realPath: "/r/Core", files: files)
        // Two Swift modules have these files, and each is reported once.
        let set = try templateSet(view.merging(["Own's.swift.mustache": "x\n"]) { $1 }, options: [Self.flag])
        let failure = #expect(throws: Failure.self) { try package(set, sources: [core]) }
        let wanted = names.dropLast().map { "App/Core/\($0)" } + ["SampleDefault/Own's.swift", "SampleRx/Own's.swift"]
        #expect(failure?.kind == .data)
        #expect(failure?.diagnostics.map(\.place?.file) == wanted.sorted())
    }
}

extension VerificationPackage {

    /// The destination of a symlink of the package.
    fileprivate func destination(of path: String) -> String? {
        switch items[path] {
        case .source(_, let destination)?, .folder(let destination)?: destination
        case .written?, .declarations?, nil: nil
        }
    }
}
