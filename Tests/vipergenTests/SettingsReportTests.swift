import Foundation
import TestSupport
import Testing

/// `vipergen config`, and the notes about an Xcode project that the configuration does not name.
@Suite("Settings in effect") struct SettingsReportTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The columns of a setting's line.
    private func setting(_ key: String, _ arguments: String...) throws -> [String] {
        let output = try Run.vipergen(["config"] + arguments, in: folder.url).output
        let line = output.split(separator: "\n").first { $0.hasPrefix("  \(key) ") }
        return line?.dropFirst(2).split(separator: /\s{2,}/).dropFirst().map(String.init) ?? []
    }

    @Test("each setting is shown with its source")
    func sources() throws {
        #expect(try setting("output") == ["the working directory", "default"])
        try folder.write("{\n\"output\": \"App\",\n\"options\": {\"viper\": {\n\"rx\": true}}}", to: ".vipergen.json")
        #expect(try setting("output") == ["App", ".vipergen.json:2"])
        #expect(try setting("options.viper.rx") == ["on", ".vipergen.json:4"])
        #expect(try setting("options.viper.view") == ["storyboard", "default"])
        #expect(try setting("output", "-o", "X") == ["X", "command line"])
        #expect(try setting("options.viper.rx", "--no-rx") == ["off", "command line"])
        #expect(try setting("tests", "--no-tests") == ["off", "command line"])
        let children = try setting("options.rib.child", "-t", "rib", "--child", "A", "--child", "B")
        #expect(children == ["'A', 'B'", "command line"])
    }

    @Test("paths are shown relative to the working directory")
    func paths() throws {
        try folder.write(#"{"output": "App", "verify": {"sources": ["Kit"]}}"#, to: ".vipergen.json")
        try folder.write("", to: "deep/file")
        let run = try Run.vipergen(["config"], in: folder.url.appending(path: "deep"))
        #expect(run.output.contains(/\n  output +\.\.\/App +\.\.\/\.vipergen\.json:1\n/), "\(run.output)")
        #expect(run.output.contains(/\n  verify\.sources +\.\.\/Kit +\.\.\/\.vipergen\.json:1\n/), "\(run.output)")
    }

    @Test("a variable of the environment sets the output folder")
    func environment() throws {
        let environment = ["VIPERGEN_OUTPUT": "Sources/App"]
        let run = try Run.vipergen(["config"], in: folder.url, environment: environment)
        #expect(run.output.contains(/\n  output +Sources\/App +VIPERGEN_OUTPUT\n/), "\(run.output)")
        _ = try Run.vipergen(["Login"], in: folder.url, environment: environment)
        #expect(try folder.files["Sources/App/Login/LoginPresenter.swift"] != nil)
        _ = try Run.vipergen(["Login", "-o", "Mine"], in: folder.url, environment: environment)
        #expect(try folder.files["Mine/Login/LoginPresenter.swift"] != nil)
    }

    @Test("the JSON document has the settings, the stand-ins, the version of Swift and the projects")
    func document() throws {
        try folder.write("\n{\"tests\": true}", to: ".vipergen.json")
        try folder.write("", to: "ios/App.xcodeproj/project.pbxproj")
        let output = try folder.vipergen("config", "--json").output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let settings = try #require(document["settings"] as? [[String: Any]])
        let tests = try #require(settings.first { $0["key"] as? String == "tests" })
        #expect(tests["value"] as? String == "on" && tests["file"] as? String == ".vipergen.json")
        #expect(tests["line"] as? Int == 2)
        let standIns = try #require(document["standIns"] as? [String])
        #expect(standIns.contains { $0.hasSuffix("/UIKit") })
        #expect((document["swift"] as? String)?.contains(/^\d+\.\d+/) == true)
        #expect(document["xcodeProjects"] as? [String] == ["ios/App.xcodeproj"])
    }

    // MARK: - Xcode projects -

    private func add(_ project: SampleProject) throws {
        try folder.write(project.text, to: SampleProject.file)
    }

    private let note = "note: no configuration names 'App.xcodeproj': the files are in no target of it\n"

    @Test("a run whose files are in no target reports this once, and 'init' suggests the option")
    func xcode() throws {
        try add(.groups)
        let run = try folder.vipergen("Login", "Home")
        let help = "help: 'vipergen init --xcodeproj App.xcodeproj --target App' names it, "
        #expect(run.errors.contains(note + help) && run.errors.ranges(of: "note:").count == 1, "\(run.errors)")
        for words in [["Login", "Home"], ["Cart", "-n"], ["Cart", "--check"], ["show", "Cart"]] {
            #expect(try !Run.vipergen(words, in: folder.url).errors.contains("App.xcodeproj"), "\(words)")
        }
        let initialized = try folder.vipergen("init").errors
        #expect(
            initialized.contains("'vipergen init --force --xcodeproj App.xcodeproj --target App'"),
            "\(initialized)"
        )
        try folder.vipergen("init", "--force", "--xcodeproj", "App.xcodeproj", "--target", "App", "-q")
        #expect(try !folder.vipergen("Cart").errors.contains("note:"))
        #expect(try folder.read("App.xcodeproj/project.pbxproj").contains("CartPresenter.swift"))
    }

    @Test(
        "modules of a package that is nearer than the project are in no target of it",
        arguments: [("", "App/", true), ("App/Kit/", "", true), ("App/", "App/", false), ("", "", false)]
    )
    func package(package: String, project: String, isNearer: Bool) throws {
        try folder.write("", to: package + "Package.swift")
        try folder.write(SampleProject.groups.text, to: project + SampleProject.file)
        let run = try folder.vipergen("Login", "-o", package.hasPrefix("App") ? "\(package)Sources" : "Sources")
        #expect(run.errors.contains("note: no configuration names") != isNearer, "\(run.errors)")
    }

    @Test("a project that synchronizes the folder, or that a program generates, is not reported")
    func otherProjects() throws {
        try add(.synchronized)
        #expect(try !folder.vipergen("Login", "-o", "App/Modules").errors.contains("note:"))
        #expect(try folder.vipergen("Login", "-o", "Other").errors.contains(note))
        try folder.write("", to: "project.yml")
        #expect(try !folder.vipergen("Home", "-o", "Other").errors.contains("note:"))
    }
}
