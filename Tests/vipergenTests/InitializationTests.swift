import Foundation
import TestSupport
import Testing

/// What `vipergen init` reads from the app.
@Suite struct InitializationTests {

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func value(_ key: String) throws -> String? {
        let document = try JSONSerialization.jsonObject(with: Data(folder.read(".vipergen.json").utf8))
        return (document as? [String: Any])?[key] as? String
    }

    @Test(
        arguments: [
            (["--request", "view"], 64, "'--request' cannot be 'view'"),
            (["--tests", "--project", "my-app"], 64, "'my-app' is not a module's name"),
            (["--tests", "--project", "class"], 64, "'class' is not a module's name"),
        ] as [([String], Int32, String)]
    )
    func `what each later run would refuse is refused`(options: [String], status: Int32, message: String) throws {
        let run = try Run.vipergen(["init"] + options, in: folder.url)
        #expect(run.status == status && run.errors.contains(message), "\(run)")
        #expect(try folder.files.isEmpty)
    }

    // MARK: - The project -

    @Test func `the project is the target, or the only project's app`() throws {
        try folder.write(SampleProject.groups.text, to: "App.xcodeproj/project.pbxproj")
        try folder.vipergen("init", "--no-base")
        #expect(try value("project") == "App")
        try FileManager.default.removeItem(at: folder.url.appending(path: ".vipergen.json"))
        try folder.vipergen("init", "--no-base", "--xcodeproj", "App.xcodeproj", "--target", "AppTests")
        #expect(try value("project") == "AppTests")
    }

    @Test func `the app of a project in JSON is found, too`() throws {
        try folder.write(SampleJSONProject.text, to: "App.xcodeproj/project.xcproj")
        try folder.vipergen("init", "--no-base")
        #expect(try value("project") == "App")
    }

    @Test(
        arguments: [
            (
                #"Package(name: "shop-app", targets: [.target(name: "ShopKit"), .testTarget(name: "ShopTests")])"#,
                "ShopKit"
            ),
            (#"Package(name: "Shop", targets: [.target(name: "Core"), .executableTarget(name: "Shop")])"#, "Shop"),
            (
                #"Package(name: "shop", targets: [.target(name: "A", dependencies: [.target(name: "B")]), .testTarget(name: "B")])"#,
                "A"
            ),
        ]
    )
    func `the project is the target of the package`(package: String, name: String) throws {
        try folder.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = \(package)\n",
            to: "Package.swift"
        )
        try folder.vipergen("init", "--no-base")
        #expect(try value("project") == name)
    }

    private func writePackage(_ targets: String...) throws {
        let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        try folder.write("let package = Package(name: \"shop\", targets: [\(list)])\n", to: "Package.swift")
        for target in targets { try folder.write("", to: "Sources/\(target)/File.swift") }
    }

    @Test func `in a package with one target, modules go into the target's folder`() throws {
        try writePackage("Shop")
        #expect(try folder.vipergen("init").output.hasPrefix("create     Sources/Shop/Base/"))
        #expect(try value("output") == "Sources/Shop")
        #expect(try folder.vipergen("Login").output.hasPrefix("create     Sources/Shop/Login/"))
        try FileManager.default.removeItem(at: folder.url.appending(path: ".vipergen.json"))
        try folder.vipergen("init", "--no-base", "--output", "Other")
        #expect(try value("output") == "Other")
    }

    @Test func `in a package with several targets, a note says how to name one`() throws {
        try writePackage("Shop", "Core")
        let run = try folder.vipergen("init", "--no-base")
        #expect(try value("output") == nil)
        let note = "note: modules are in no target of the package: they are written beside 'Sources'\nhelp: "
        #expect(run.errors.contains(note + "'vipergen init --force --output Sources/TARGET' "), "\(run.errors)")
        try folder.vipergen("init", "--no-base", "--force", "--output", "Sources/Core")
        #expect(try !folder.vipergen("init", "--no-base").errors.contains("note:"))
    }

    @Test func `'--project' names the project, also in an existing configuration`() throws {
        try folder.vipergen("init", "--no-base", "--project", "Shop")
        #expect(try value("project") == "Shop")
        try folder.vipergen("init", "--no-base", "--force", "--project", "Store")
        #expect(try value("project") == "Store")
        #expect(try folder.vipergen("config").output.contains("\n  project                    Store "))
    }

    @Test(arguments: ["--target", "--tests-target"])
    func `a target that the project does not have is refused`(option: String) throws {
        try folder.write(SampleProject.groups.text, to: "App.xcodeproj/project.pbxproj")
        let words = ["--no-base", "--xcodeproj", "App.xcodeproj", "--target", "App", option, "Ap"]
        let run = try Run.vipergen(["init"] + words, in: folder.url)
        #expect(run.status == 65 && run.errors.contains("the project has no target 'Ap' that can have files"), "\(run)")
        #expect(try folder.files[".vipergen.json"] == nil)
    }

    // MARK: - The author -

    @Test func `the author is git's name for the person, if the set's header has one`() throws {
        let environment = ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": "Ann Smith"]
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("// {{author}}\n", to: "own/{{name}}.swift.mustache")
        _ = try Run.vipergen(["init", "--no-base"], in: folder.url, environment: environment)
        #expect(try value("author") == nil)
        try FileManager.default.removeItem(at: folder.url.appending(path: ".vipergen.json"))
        let run = try Run.vipergen(["init", "-t", "./own"], in: folder.url, environment: environment)
        #expect(try run.status == 0 && value("author") == "Ann Smith", "\(run)")
    }

    @Test func `a learned header without an author and a company has no hole`() throws {
        for name in ["Home", "Login", "Cart"] {
            let header = "//\n//  \(name)View.swift\n//  App\n//\n//  Created by Ann on 01.02.2024.\n"
            let rest =
                "//  Copyright © 2024 \(name). All rights reserved.\n//\n\nfinal class \(name)View {\n    let a = 1\n}\n"
            try folder.write(header + rest, to: "App/\(name)/\(name)View.swift")
            try folder.write(
                "final class \(name)Presenter {\n    let a = 1\n}\n",
                to: "App/\(name)/\(name)Presenter.swift"
            )
        }
        try folder.vipergen("learn", "App", "--quiet")
        let text = try Run.vipergen(
            ["show", "Pay", "-t", "Templates/App"],
            in: folder.url,
            environment: ["SOURCE_DATE_EPOCH": "0"]
        ).output
        #expect(text.contains("//  Created on 1970-01-01.\n//  Copyright © 1970. All rights reserved.\n"), "\(text)")
    }

    // MARK: - The base files -

    @Test func `base files are left out if the app declares one of their types`() throws {
        try folder.write("\nprotocol ViewInterface: AnyObject {}\n", to: "Core/Interfaces.swift")
        let run = try folder.vipergen("init", "-o", "App")
        let note = """
            Core/Interfaces.swift:2: note: this declares 'ViewInterface', which the base files declare too
            help: the base files are left out, as with '--no-base'; '--base' writes them

            """
        #expect(run.errors.hasPrefix(note) && run.output == "create     .vipergen.json\n", "\(run)")
        #expect(try folder.vipergen("init", "-o", "App", "--base").output.contains("App/Base/ViewInterface.swift"))
    }

    @Test func `types of CocoaPods, types within others and types that are only named are not the app's`() throws {
        try folder.write("protocol ViewInterface {}\n", to: "Pods/VIPER/ViewInterface.swift")
        try folder.write("enum App { protocol ViewInterface {} }\n", to: "Core/App.swift")
        try folder.write("extension BaseWireframe {}\n", to: "Core/More.swift")
        #expect(try folder.vipergen("init").output.contains("Base/ViewInterface.swift"))
    }

    @Test(arguments: [("\n", false), ("n\n", true)])
    func `on a terminal, the person decides about base files`(answer: String, isWritten: Bool) throws {
        try folder.write("protocol ViewInterface {}\n", to: "Core/Interfaces.swift")
        let run = try Run.vipergen(
            ["init"],
            in: folder.url,
            environment: ["TERM": "dumb"],
            terminal: try Terminal(isRaw: true),
            typing: [("leave out the base files, as '--no-base' does? y/n [y] ", answer)]
        )
        #expect(run.status == 0, "\(run)")
        #expect(try folder.files.keys.contains("Base/ViewInterface.swift") == isWritten)
    }
}
