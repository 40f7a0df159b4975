import Testing

@testable import VipergenGenerator

/// Template sets learned from modules, compared with those modules.
@Suite struct LearnedSetTests {

    private func learn(_ modules: [SeenModule]) throws -> TemplateSet {
        try TemplateSet(files: LearnedSet(modules, name: "app").files, location: "app")
    }

    /// The files that a template set renders for a module, by their paths in its folder.
    private func render(
        _ name: String,
        of templateSet: TemplateSet,
        _ options: [String: OptionValue] = [:]
    ) throws -> [String: String] {
        let project = Project(name: "Shop", author: "Ann", date: "2024-01-02")
        let files = try Request(try Module(name), of: templateSet, options: options, project: project).render()
        return Dictionary(
            uniqueKeysWithValues: files.map {
                (String($0.path.dropFirst(name.count + 1)), String(decoding: $0.contents, as: UTF8.self))
            }
        )
    }

    @Test func `lines that differ only in indentation by tabs or spaces are the same line`() throws {
        let names = ["Home", "Login", "Profile", "Search", "Cart", "Chat"]
        let modules = names.enumerated().map { index, name in
            let text = presenter(name, ["", "    func show() {", "        view.show()", "    }"])
            let tabs = text.replacing("    let", with: "\tlet").replacing("    init", with: "\tinit")
            return module(name, ["\(name)Presenter.swift": index % 2 == 0 ? text : tabs])
        }
        let text = try #require(render("Feed", of: learn(modules))["FeedPresenter.swift"])
        #expect(text.contains("let wireframe: FeedWireframe\n") && text.contains("init(wireframe: FeedWireframe) {\n"))
    }

    @Test func `a file with extreme nesting or repetition is learned as one block`() throws {
        let deep = String(repeating: "{\n", count: 5_000) + String(repeating: "}\n", count: 5_000)
        for text in [deep, String(repeating: "@A\n", count: 4_000), "f(" + String(repeating: "a, ", count: 5_000)] {
            let modules = ["Home", "Login"].map { module($0, ["\($0)Data.swift": text]) }
            #expect(try render("Feed", of: learn(modules))["FeedData.swift"] != nil)
        }
    }

    private func presenter(_ name: String, _ lines: [String] = [], type: String = "final class") -> String {
        """
        import UIKit

        \(type) \(name)Presenter {
            let wireframe: \(name)Wireframe

            init(wireframe: \(name)Wireframe) {
                self.wireframe = wireframe
            }
        \(lines.map { $0 + "\n" }.joined())}

        """
    }

    private func module(_ name: String, _ files: [String: String] = [:]) -> SeenModule {
        let usual = [
            "\(name)Presenter.swift": presenter(name), "\(name)Wireframe.swift": "final class \(name)Wireframe {\n}\n",
        ]
        return SeenModule(folder: "App/\(name)", name: name, files: usual.merging(files) { $1 })
    }

    @Test func `the test folder at the matching path is used if two have the module's name`() {
        let tests = [
            "Admin/Home/HomeTests.swift": "admin\n", "User/Home/HomeTests.swift": "user\n", "Other/A.swift": "",
        ]
        let user = SeenModule(folder: "App/User/Home", name: "Home", files: [:]).adding(tests: tests)
        #expect(user.tests == ["HomeTests.swift": "user\n"])
        let other = SeenModule(folder: "App/Main/Home", name: "Home", files: [:]).adding(tests: tests)
        #expect(other.tests == ["HomeTests.swift": "admin\n"])
    }

    @Test func `a folder named after the module plus one word is the module, unlike its folders of layers`() {
        func modules(_ folders: [String]) -> [String] {
            let paths = folders.flatMap { folder in
                let name = folder.dropLast("Module".count)
                return [
                    "View/\(name)View", "View/\(name)ViewInput", "Router/\(name)Router", "Router/\(name)RouterInput",
                ]
                .map { "App/\(folder)/\($0).swift" }
            }
            let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "x\n") })
            return SeenModule.modules(in: files, below: "App").map { "\($0.folder)=\($0.name)" }
        }
        let folders = ["HomeModule", "LoginModule", "PayModule"]
        #expect(modules(folders).sorted() == zip(folders, ["Home", "Login", "Pay"]).map { "App/\($0)=\($1)" })
        // Two names may have the same ending by chance.
        #expect(modules(Array(folders.prefix(2))).contains("App/HomeModule/View=HomeView"))
    }

    @Test func `the folder of a layer is not a module if a class prefix precedes the module's name`() {
        let paths = ["Home", "Login"].flatMap { name in
            ["View", "Router"].flatMap { layer in
                ["", "Input"].map { "App/\(name)/\(layer)/XY\(name)\(layer)\($0).swift" }
            }
        }
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "x\n") })
        let modules = SeenModule.modules(in: files, below: "App").map { "\($0.folder)=\($0.name)" }
        #expect(modules == ["App/Home=XYHome", "App/Login=XYLogin"])
    }

    @Test(
        arguments: [
            // Folders of one name are not layers if their files are not named after a module above.
            (
                [
                    "New/List/NewUserListView", "New/List/NewUserListPresenter", "Old/List/ListCell",
                    "Old/List/ListItem",
                ],
                ["App/New/List=NewUserList", "App/Old/List=List"]
            ),
            // The folder's name is in the plural.
            (
                ["UserLists/UserListView", "UserLists/UserListPresenter", "UserLists/UserListCell"],
                ["App/UserLists=UserList"]
            ),
            // A module in a module of its name, with the same files.
            (
                ["Home/HomeView", "Home/HomeModel", "Home/Settings/Home/HomeView", "Home/Settings/Home/HomeModel"],
                ["App/Home/Settings/Home=Home", "App/Home=Home"]
            ),
            // A file in the plural.
            (
                [
                    "UserListModule/UserListView", "UserListModule/UserListPresenter",
                    "UserListModule/UserListsProtocols",
                ],
                ["App/UserListModule=UserList"]
            ),
            // A layer in the only module with layers.
            (
                [
                    "HomeModule/HomeView", "HomeModule/HomeCell", "HomeModule/Logic/HomePresenter",
                    "HomeModule/Logic/HomeModel",
                ],
                ["App/HomeModule=Home"]
            ),
        ]
    )
    func `a module has the name that its files begin with, and includes the files of its subfolders`(
        files: [String],
        modules: [String]
    ) {
        let files = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0).swift", "x\n") })
        #expect(SeenModule.modules(in: files, below: "App").map { "\($0.folder)=\($0.name)" }.sorted() == modules)
    }

    @Test func `a file with the same name in all modules is reported, and is a template if they are packages`()
        throws
    {
        func set(_ files: [String: String]) throws -> LearnedSet {
            LearnedSet(["Home", "Cards", "Map"].map { module($0, files) }, name: "app")
        }
        let constants = ["Constants.swift": "enum Constants {\n}\n"]
        #expect(try set(constants).report.unsharedFiles == ["Constants.swift"])
        let package = try set(constants.merging(["Package.swift": "import PackageDescription\n"]) { $1 })
        #expect(package.report.unsharedFiles.isEmpty)
        #expect(package.report.templates.map(\.path).contains("Constants.swift.mustache"))
    }

    @Test func `a lone module's file without its name is reported, and the template set has no lint problems`() throws {
        let set = LearnedSet([module("Home", ["Constants.swift": "enum Constants {\n}\n"])], name: "app")
        #expect(set.report.unsharedFiles == ["Constants.swift"])
        #expect(try Linter(files: set.files, location: "app", generalOptions: []).problems.isEmpty)
    }

    @Test func `what a lone module declares in a file without its name is there for other modules, too`() {
        let menu = "struct Menu {\n    @Environment(\\.scheme) var scheme\n    var width = 1\n}\n"
        let lines = ["    @Environment(\\.scheme) var scheme", "    let menu = Menu()", "    let b = a.width"]
        let files = ["Menu.swift": menu, "HomePresenter.swift": presenter("Home", lines)]
        let set = LearnedSet([module("Home", files)], name: "app")
        #expect(set.report.undeclared.isEmpty, "\(set.report.undeclared)")
    }

    @Test func `a byte order mark is left out`() throws {
        let files = module("Home").files.mapValues { "//\n//  HomePresenter.swift\n//\n\n" + $0 }
        let marked = LearnedSet([module("Home", files.mapValues { "\u{FEFF}" + $0 })], name: "app")
        #expect(marked.files == LearnedSet([module("Home", files)], name: "app").files)
        #expect(try Linter(files: marked.files, location: "app", generalOptions: []).problems.isEmpty)
    }

    @Test func `the choice between two equally frequent headers is always the same`() throws {
        let modules = ["Home", "Cards"].enumerated().map { index, name in
            let header = index == 0 ? "//\n//  \(name)A.swift\n//\n\n" : "//  \(name)A.swift\n//  Shop\n\n"
            let files = (0..<6).map {
                ("\(name)A\($0).swift", header.replacing("A.swift", with: "A\($0).swift") + "x\n")
            }
            return module(name, Dictionary(uniqueKeysWithValues: files))
        }
        let headers = (0..<9).map { _ in
            LearnedSet(modules, name: "app").files.first { $0.path.hasPrefix("partials/") }?.contents
        }
        #expect(Set(headers).count == 1)
    }

    @Test(
        arguments: [
            "x\n", "class HomePage {\n\tfunc homePage() {\t\n\n\t}\n}", "{{x}} {{{y}}} {HomePage} {{HomePage}}\r\n",
            "switch x {\ncase .a:\n    one()\n\ncase .b: two()\ndefault:\n    break\n}\n",
            "a(b: [\n  x {\n    1\n  }])\n",
            "let x = \"\"\"\n    { home_page\n    \"\"\"\n#if DEBUG\nf(\n    1,\n    2\n)\n#else\ng()\n#endif\n",
            "@objc\nfunc a()\n    -> Int\n{\n    x\n        .map { $0 }\n        .filter {\n            $0\n        }\n}\n\n\n",
            "if a {\n    b()\n} else if c {\n    d()\n} else {\n    e()\n}\n) }",
            "home-page home_page homePage HomePages\n", "class HomePage\n: A\n, B\n{\n}\n",
            "func a(\n  b: B\n)\n  throws\n\n{\n  if b\n  {\n    c(\n    ) +\n      d\n  }\n\n  else\n  {\n  }\n}\n",
            "f { [weak self] a in\n    a()\n}\ng { [weak self] in\n}\nh { [a] in a }\n",
            "f(\n    a: 1, \n    b: [\n        .c,\n        .d,\n    ],\n    .e,\n    .f\n)\nfunc g(a: A,b: B) {}\n",
        ]
    )
    func `a template set learned from one module renders it byte for byte`(text: String) throws {
        let files = ["HomePage.swift": text, "View/HomePageCell.txt": "HomePage\n", "home_page.json": "{\"a\": 1}\n"]
        let templateSet = try learn([SeenModule(folder: "HomePage", name: "HomePage", files: files)])
        #expect(try render("HomePage", of: templateSet) == files)
    }

    @Test func `a template set learned from the modules of another set renders each of them byte for byte`() throws {
        let names = ["Login", "HomePage", "URLList", "A", "Card", "Profile", "Search"]
        let source = try TemplateSet(
            files: [
                SourceFile(path: "template.json", text: #"{"name": "own"}"#),
                SourceFile(
                    path: "{{name}}.swift.mustache",
                    text:
                        "class {{name}} {\n\tlet a = \"{{snakeName}} {{lowercaseName}}\"\n\tlet b = \"{{kebabName}}\"\n\tlet {{variableName}} = 1\n}\n"
                ),
                SourceFile(
                    path: "View/{{name}}View.swift.mustache",
                    text: "f(\n  {{name}},\n  {{variableName}}\n)\n\n\nf(\n  1\n)\n"
                ),
            ],
            location: "own"
        )
        let modules = try names.map { SeenModule(folder: $0, name: $0, files: try render($0, of: source)) }
        let learned = try learn(modules)
        for name in names + ["Other"] { #expect(try render(name, of: learned) == render(name, of: source)) }
    }

    @Test func `the order of the modules does not change the template set`() {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List"]
        let modules = names.enumerated().map { index, name in
            let lines = index % 2 == 0 ? ["    func a() {\n        b\(index)()\n    }"] : ["    func c() {\n    }"]
            let files = index < 4 ? ["\(name)Formatter.swift": "struct \(name)Formatter {\n}\n"] : [:]
            return module(name, files.merging(["\(name)Presenter.swift": presenter(name, lines)]) { $1 })
        }
        let set = LearnedSet(modules, name: "app").files
        for _ in 0..<5 { #expect(LearnedSet(modules.shuffled(), name: "app").files == set) }
    }

    @Test func `lines shared by most modules are kept, despite other orders and declarations`() throws {
        let modules = [
            module(
                "Home",
                ["HomePresenter.swift": presenter("Home", ["    func a() {\n        b()\n        x()\n    }"])]
            ),
            module(
                "Card",
                [
                    "CardPresenter.swift": presenter(
                        "Card",
                        ["    func z() {\n    }", "    func a() {\n        b()\n    }"],
                        type: "class"
                    )
                ]
            ),
            module("Login"),
        ]
        #expect(
            try render("New", of: learn(modules))["NewPresenter.swift"]
                == presenter("New", ["    func a() {\n        b()\n    }"])
        )
    }

    @Test func `files that only some modules have become options, together with their lines`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            guard index < 5 else { return module(name) }
            return module(
                name,
                [
                    "\(name)ListFormatter.swift": "struct \(name)ListFormatter {\n}\nprotocol \(name)Format {\n}\n",
                    "\(name)Format.json": "{}\n",
                    "\(name)Presenter.swift": presenter(name, ["    let formatter = \(name)ListFormatter()"]),
                ]
            )
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name) == ["format"])
        #expect(templateSet.options.map(\.defaultValue) == [.flag(true)])
        for (isOn, module) in [(true, modules[0]), (false, modules[7])] {
            #expect(try render(module.name, of: templateSet, ["format": .flag(isOn)]) == module.files)
        }
        #expect(templateSet.manifest.types.map(\.names) == [["{{name}}Format"]])
        // Of five modules, files that most have are written without an option.
        let small = try learn(Array(modules[2..<7]))
        #expect(small.options.isEmpty)
        #expect(try render("Map", of: small).keys.contains("MapFormat.json"))
    }

    @Test func `declarations in different forms are one block, and the most frequent form is rendered`() throws {
        func file(_ name: String, _ type: String, _ parameters: String, _ property: String) -> String {
            "\(type) {\n    \(property)\n\n    func make(\(parameters)) -> \(name)View {\n        return \(name)View()\n    }\n}\n"
        }
        let forms = [
            ("Home", "final class HomeMaker: Base", "a: A", "let logger: Logger"),
            ("Card", "class CardMaker", "a: A, b: B", "private let logger: Logger"),
            ("Login", "class LoginMaker", "b: B", "private let logger: Logger"),
            ("Map", "struct MapMaker: Other", "a: A, b: B", "@Lazy private let logger: Logger"),
            ("Cart", "class CartMaker", "a: A, b: B", "private let logger: Logger"),
        ]
        let modules = forms.map { name, type, parameters, property in
            module(name, ["\(name)Maker.swift": file(name, type, parameters, property)])
        }
        #expect(
            try render("New", of: learn(modules))["NewMaker.swift"]
                == file("New", "class NewMaker", "a: A, b: B", "private let logger: Logger")
        )
    }

    /// The template set learned from modules whose types have these headings.
    private func learnedHeading(_ headings: [(name: String, heading: String)], flagged: Int = 0) throws -> TemplateSet {
        try learn(
            headings.enumerated().map { index, module in
                let text = "\(module.heading) {\n    func a() {\n    }\n}\n"
                let log = index < flagged ? ["\(module.name)Log.swift": "class \(module.name)Log {\n}\n"] : [:]
                return self.module(module.name, log.merging(["\(module.name)View.swift": text]) { $1 })
            }
        )
    }

    @Test(
        arguments: [
            (
                [
                    "class %: Base,\n  %Showing,\n  HasMap\n", "class %: Base,\n  %Showing,\n  HasText\n",
                    "class %: Tabs,\n  %Showing\n",
                ],
                "class %: Base,\n  %Showing\n"
            ),
            (
                [
                    "class %: C<%D>,\n         ChatD,\n         %I", "class %: C<%D>,\n         %I",
                    "class %: C<%D>, FeedD, %I",
                ],
                "class %: C<%D>,\n         %I"
            ),
            (["class %: B, %I", "class %: A, %I, P", "class %: A, %I, Q"], "class %: A, %I"),
            (
                ["class %: B, %I", "class %: A, %I, P", "class %: %I", "class %: A, Q, %I", "class %: C, %I"],
                "class %: A, %I"
            ),
            (["class %: P, %I", "class %: %I, Q", "class %: %I"], "class %: %I"),
            (["class %: A, I", "class %: A, J", "class %: I, J"], "class %: A, I, J"),
            (
                ["@A\nclass %<T: X>: A where T: Y, T: Z", "@A\nclass %<T: X>: A, I where T: Y, T: Z", "class %: B"],
                "@A\nclass %<T: X>: A where T: Y, T: Z"
            ),
            (
                [
                    "class %: R<A, B>, %I", "class %: R<A,\n    B>, %I", "class %: Q, %I", "class %: Q, %I",
                    "class %: R<A,\n        B>, %I",
                ], "class %: R<A,\n    B>, %I"
            ),
            (["class %: P", "class %: Q", "class %"], "class %"),
        ]
    )
    func `a type keeps the superclass and the protocols that most modules have`(
        headings: [String],
        agreed: String
    ) throws {
        func heading(_ text: String, _ name: String) -> String { text.replacing("%", with: "\(name)View") }
        let names = ["Card", "Home", "Map", "News", "Post"]
        let templateSet = try learnedHeading(zip(names, headings).map { ($0, heading($1, $0)) })
        #expect(
            try render("New", of: templateSet)["NewView.swift"]
                == "\(heading(agreed, "New")) {\n    func a() {\n    }\n}\n"
        )
    }

    @Test func `an option controls a protocol, whatever other protocols the modules have`() throws {
        let names = ["Card", "Cart", "Chat", "Feed", "Home", "List", "Map", "News"]
        let templateSet = try learnedHeading(
            names.enumerated().map { index, name in
                (name, "class \(name)View: Base\(index < 4 ? ", \(name)Logging" : ""), P\(index)")
            },
            flagged: 4
        )
        for (isOn, list) in [(true, "Base, NewLogging"), (false, "Base")] {
            let rendered = try render("New", of: templateSet, ["log": .flag(isOn)])["NewView.swift"]
            #expect(rendered == "class NewView: \(list) {\n    func a() {\n    }\n}\n")
        }
    }

    @Test func `an option controls a protocol, whatever superclass the modules without it have`() throws {
        let names = ["Card", "Cart", "Chat", "Feed", "Home", "List", "Map", "News"]
        let templateSet = try learnedHeading(
            names.enumerated().map { index, name in
                (
                    name,
                    "class \(name)View: " + (index < 4 ? "Base, \(name)Logging" : index < 5 ? "Base" : "Base\(index)")
                )
            },
            flagged: 4
        )
        for isOn in [true, false] {
            let rendered = try render("New", of: templateSet, ["log": .flag(isOn)])["NewView.swift"]
            #expect(rendered == "class NewView: Base\(isOn ? ", NewLogging" : "") {\n    func a() {\n    }\n}\n")
        }
    }

    @Test func `a type whose heading differs with an option is declared with and without it`() throws {
        let names = ["Card", "Cart", "Chat", "Feed", "Home", "List", "Map", "News"]
        let modules = names.enumerated().map { index, name in
            let log = index < 4 ? ["\(name)Log.swift": "class \(name)Log {\n}\n"] : [:]
            let text = presenter(name) + "\nprotocol \(name)Showing: \(index < 4 ? "Logging" : "AnyObject") {\n}\n"
            return module(name, log.merging(["\(name)Presenter.swift": text]) { $1 })
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name) == ["log"])
        #expect(templateSet.manifest.types.map(\.names) == [["{{name}}Showing"]])
        #expect(templateSet.manifest.types.map(\.conditions.count) == [0])
    }

    @Test func `types that only some modules declare become options, together with their lines`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            guard index < 3 else { return module(name) }
            let type = "protocol \(name)Handler: AnyObject {\n    func handle()\n}\n"
            let text = presenter(name, ["    weak var handler: \(name)Handler?"]) + "\n" + type
            return module(name, ["\(name)Presenter.swift": text])
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name) == ["handler"])
        #expect(templateSet.manifest.types.map(\.names) == [["{{name}}Handler"]])
        for (isOn, module) in [(true, modules[0]), (false, modules[7])] {
            #expect(try render(module.name, of: templateSet, ["handler": .flag(isOn)]) == module.files)
        }
    }

    @Test func `types that always come together are one option, though an enum elsewhere has the name of one`() throws {
        let first = ["Login", "Home", "Card", "Search", "Profile", "Map"]
        let names = first + ["List", "Cart", "Chat", "News", "Send", "Call"]
        let modules = names.enumerated().map { index, name in
            let protocols = ["Action", "Handler"].map { "protocol \(name)\($0): AnyObject {\n    func a()\n}\n" }
            let use = index < 4 ? ["    weak var action: \(name)Action?"] : []
            let types = index < 4 ? protocols : index < 6 ? ["enum \(name)Action {\n    case a\n}\n"] : []
            return module(name, ["\(name)Presenter.swift": presenter(name, use) + types.joined()])
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name) == ["action"])
        #expect(templateSet.options.map(\.help) == ["add {{name}}Action, {{name}}Handler to {{name}}Presenter.swift"])
    }

    @Test func `an option has the name of the file that it adds, and not that of one that is left out`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let files = ["Dummy.swift": "import Foundation\n", "\(name)Store.swift": "class \(name)Store {\n}\n"]
            return module(name, index < 4 ? files : [:])
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name) == ["store"])
        #expect(templateSet.options.map(\.help) == ["add {{name}}Store.swift"])
    }

    @Test func `a type that modules declare in different files does not become an option`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            guard index < 4 else { return module(name) }
            let type = "\nprotocol \(name)Handler: AnyObject {\n}\n"
            let text = presenter(name, ["    weak var handler: \(name)Handler?"]) + (index < 2 ? type : "")
            let other = index < 2 ? [:] : [index < 3 ? "\(name)Types.swift" : "\(name)Handlers.swift": type]
            return module(name, ["\(name)Presenter.swift": text].merging(other) { $1 })
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.isEmpty && templateSet.manifest.types.isEmpty)
        #expect(try render("New", of: templateSet) == module("New").files)
    }

    @Test func `an extension with no shared member is left out, unless it has a conformance`() throws {
        let modules = ["Home", "Cards", "Map"].map { name in
            let extensions = "\nextension \(name)Presenter: P {\n    var x: Int { \(name.count) }\n}\n"
            let text = presenter(name) + extensions + extensions.replacing(": P", with: "")
            return module(name, ["\(name)Presenter.swift": text])
        }
        let rendered = try render("New", of: learn(modules))["NewPresenter.swift"]
        #expect(rendered == presenter("New") + "\nextension NewPresenter: P {\n}\n")
    }

    @Test func `an option may add a line that other modules have in another form`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let log = index < 4 ? ["\(name)Log.swift": "class \(name)Log {\n}\n"] : [:]
            let type = index < 4 ? "\(name)Log" : index < 6 ? "OtherLog" : nil
            let lines = type.map { ["    weak var log: \($0)?"] } ?? []
            return module(name, log.merging(["\(name)Presenter.swift": presenter(name, lines)]) { $1 })
        }
        let templateSet = try learn(modules)
        for index in [0, 7] {
            let rendered = try render(names[index], of: templateSet, ["log": .flag(index == 0)])
            #expect(rendered == modules[index].files)
        }
    }

    @Test func `parameters that differ are left out, and so is a function without a statement`() throws {
        func lines(_ parameters: String, _ body: String) -> [String] {
            ["    func f(\(parameters)) {\n        \(body)\n    }", "    func g() {\n    }"]
        }
        func modules(_ body: (String) -> String) -> [SeenModule] {
            ["Home", "Cards", "Map"].map { name in
                let text = presenter(name, lines("x\(name.count): Int", body(name)))
                return module(name, ["\(name)Presenter.swift": text])
            }
        }
        let same = try render("New", of: learn(modules { _ in "b()\n        c()" }))
        #expect(same["NewPresenter.swift"] == presenter("New", lines("", "b()\n        c()")))
        let other = try render("New", of: learn(modules { "x = \($0.count)" }))
        #expect(other["NewPresenter.swift"] == presenter("New", ["    func g() {\n    }"]))
    }

    @Test(arguments: [(6, 0), (3, 2)])
    func `of two files that no module has together, the more frequent one is in the set`(count: Int, options: Int)
        throws
    {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let other = index < count ? "Assembly" : "Factory"
            let file = "final class \(name)\(other) {\n    func make() -> \(name)Presenter { \(name)Presenter() }\n}\n"
            return module(name, ["\(name)Presenter.swift": presenter(name), "\(name)\(other).swift": file])
        }
        // Too few modules would be left for an option.
        let report = LearnedSet(modules, name: "app").report
        #expect(report.options.count == options)
        let paths = Set(report.templates.map(\.path))
        #expect(paths.contains("{{name}}Assembly.swift.mustache"))
        #expect(paths.contains("{{name}}Factory.swift.mustache") == (options > 0))
        #expect(report.leftOut.count == (options > 0 ? 0 : 2))
    }

    @Test func `parameters in one line and in several are the same, and an option controls the last one`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        func maker(_ name: String, _ list: String) -> String { "class \(name)Maker {\n    init(\(list)) {\n    }\n}\n" }
        func module(_ index: Int, hasLog: Bool, isInOneLine: Bool) -> SeenModule {
            let name = names[index]
            let elements = hasLog ? ["a: A", "b: B", "log: \(name)Log"] : ["a: A", "b: B"]
            let list =
                isInOneLine
                ? elements.joined(separator: ", ") : "\n        " + elements.joined(separator: ",\n        ") + "\n    "
            let log = hasLog ? ["\(name)Log.swift": "class \(name)Log {\n}\n"] : [:]
            return self.module(name, ["\(name)Maker.swift": maker(name, list)].merging(log) { $1 })
        }
        for isInOneLine in [true, false] {
            let modules = names.indices.map { index in
                module(index, hasLog: index < 4, isInOneLine: [1, 5].contains(index) != isInOneLine)
            }
            let templateSet = try learn(modules)
            #expect(templateSet.options.map(\.name) == ["log"])
            for index in [0, 7] {
                let rendered = try render(names[index], of: templateSet, ["log": .flag(index == 0)])
                #expect(rendered == modules[index].files)
            }
        }
    }

    @Test func `'override' depends on the option that adds a parameter, whatever other parameters the modules have`()
        throws
    {
        let names = "Login Home Card Search Profile Map List Cart News Post Room Quiz".split(separator: " ")
        let modules = names.map(String.init).enumerated().map { index, name in
            let isLong = index < 8
            let log = index < 4 ? ["\(name)Log.swift": "class \(name)Log {\n}\n"] : [:]
            let parameter = index < 4 ? "log: \(name)Log" : "type\(index): A"
            let list = isLong ? "\n        view: View,\n        \(parameter)\n    " : "view: View"
            let start = "class \(name)Maker {\n    \(isLong ? "" : "override ")init(\(list)) {\n"
            let text = start + "        super.init(view: view)\n        start()\n    }\n}\n"
            return module(name, log.merging(["\(name)Maker.swift": text]) { $1 })
        }
        let templateSet = try learn(modules)
        for index in [0, 11] {
            let rendered = try render(String(names[index]), of: templateSet, ["log": .flag(index == 0)])
            #expect(rendered == modules[index].files)
        }
    }

    @Test func `an option controls the first parameter, with the space after it`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let log = index < 4 ? ["\(name)Log.swift": "class \(name)Log {\n}\n"] : [:]
            let text = "class \(name)Maker {\n    init(\(index < 4 ? "log: \(name)Log, " : "")a: A, b: B) {\n    }\n}\n"
            return module(name, log.merging(["\(name)Maker.swift": text]) { $1 })
        }
        let templateSet = try learn(modules)
        for index in [0, 7] {
            let rendered = try render(names[index], of: templateSet, ["log": .flag(index == 0)])
            #expect(rendered == modules[index].files)
        }
    }

    @Test func `the comma before the last element of a list is kept`() throws {
        func lines(_ type: String, _ arguments: [String]) -> [String] {
            let text = arguments.joined(separator: ",\n                     ")
            return ["    func f() {\n        let item = \(type)(\(text))\n    }"]
        }
        let arguments = [["a: a", "b: c", "d: d"], ["a: a", "b: e", "f: f", "d: d"], ["a: a", "g: g", "d: d"]]
        let modules = zip(["Home", "Card", "Map"], arguments).map { name, arguments in
            module(name, ["\(name)Presenter.swift": presenter(name, lines("\(name)Item", arguments))])
        }
        let text = try #require(render("New", of: learn(modules))["NewPresenter.swift"])
        #expect(text == presenter("New", lines("NewItem", ["a: a", "d: d"])), "\(text)")
    }

    @Test func `the comma between parameters of two options is rendered if both are on`() throws {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let kinds = (index.isMultiple(of: 2) ? ["Log"] : []) + (index / 2 % 2 == 0 ? ["Tracker"] : [])
            let list = kinds.map { "\($0.lowercased()): \(name)\($0)" }.joined(separator: ", ")
            let files = kinds.map { ("\(name)\($0).swift", "class \(name)\($0) {\n}\n") }
            let maker = ("\(name)Maker.swift", "class \(name)Maker {\n    init(\(list)) {\n    }\n}\n")
            return module(name, Dictionary(uniqueKeysWithValues: files + [maker]))
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.map(\.name).sorted() == ["log", "tracker"])
        for (index, name) in names.enumerated() {
            let options: [String: OptionValue] = [
                "log": .flag(index.isMultiple(of: 2)), "tracker": .flag(index / 2 % 2 == 0),
            ]
            let maker = try #require(render(name, of: templateSet, options)["\(name)Maker.swift"])
            #expect(maker == modules[index].files["\(name)Maker.swift"], "\(options)")
        }
    }

    @Test func `two lines or parameters of opposite options are both rendered first`() throws {
        func files(_ name: String, _ word: String, above: String = "") -> [String: String] {
            let lines = ["    func show(_ item: \(word)) {", "    }"]
            let text = presenter(name, lines)
            return ["\(name)Presenter.swift": text, "\(name)Item.swift": "\(above)let item\(word) = 1\n"]
        }
        let names = ["Home", "Login", "Search", "Card", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let own = files(name, index < 3 ? "Sheet" : "Page", above: index == 6 ? "import Kit\n\n" : "")
            let sheet = index < 3 ? ["\(name)Sheet.swift": "final class \(name)Sheet {\n}\n"] : [:]
            return module(name, own.merging(sheet) { $1 })
        }
        for isOn in [true, false] {
            let rendered = try render("New", of: learn(modules), ["sheet": .flag(isOn)])
            for (file, text) in files("New", isOn ? "Sheet" : "Page") { #expect(rendered[file] == text) }
        }
    }

    @Test func `a line that uses an option's type is in the option's section`() throws {
        let lines = ["let sheet = %Sheet()", "let sheet: Sheet = %Sheet()", "let sheet: %Sheet = %Sheet()"]
        let names = ["Home", "Login", "Search", "Card", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            let line = index > 4 ? "let sheet = UserSheet()" : lines[max(0, index - 2)]
            let text = presenter(name, ["    " + line.replacing("%", with: name)])
            let sheet = index > 4 ? [:] : ["\(name)Sheet.swift": "final class \(name)Sheet {\n}\n"]
            return module(name, sheet.merging(["\(name)Presenter.swift": text]) { $1 })
        }
        let templateSet = try learn(modules)
        for isOn in [true, false] {
            let text = try render("New", of: templateSet, ["sheet": .flag(isOn)])["NewPresenter.swift"]
            #expect(text == presenter("New", isOn ? ["    let sheet = NewSheet()"] : []))
        }
    }

    @Test func `a file that only some modules have is no option if most of the others use its type`() throws {
        let names = ["Home", "Login", "Search", "Card", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            // Three modules declare the type elsewhere.
            let sheet = index > 3 ? [:] : ["\(name)Sheet.swift": "final class \(name)Sheet {\n}\n"]
            let text = presenter(name, ["    let sheet: \(name)Sheet"])
            return module(name, sheet.merging(["\(name)Presenter.swift": text]) { $1 })
        }
        let templateSet = try learn(modules)
        #expect(templateSet.options.isEmpty)
        let rendered = try render("New", of: templateSet)
        #expect(rendered["NewPresenter.swift"] == presenter("New", ["    let sheet: NewSheet"]))
        #expect(rendered["NewSheet.swift"] == "final class NewSheet {\n}\n")
    }

    @Test func `a parameter with different types is written if an assignment uses it`() throws {
        let modules = ["Home", "Card", "Map"].map { name in
            let parameter = ["Home": "log: Log", "Card": "log: Any"][name] ?? ""
            let assignment = parameter.isEmpty ? "" : "    self.log = log\n"
            let text =
                "class \(name)Maker {\n    init(\n        a: A\(parameter.isEmpty ? "" : ",\n        \(parameter)")\n    ) {\n        self.a = a\n    \(assignment)    }\n}\n"
            return module(name, ["\(name)Maker.swift": text])
        }
        let body = "        self.a = a\n        self.log = log\n"
        let text = "class NewMaker {\n    init(\n        a: A,\n        log: Any\n    ) {\n\(body)    }\n}\n"
        #expect(try render("New", of: learn(modules))["NewMaker.swift"] == text)
    }

    @Test(
        arguments: [
            "func f%()\n{\n    a()\n}", "func f%(\n    _ a: A\n)\n    where T: B {\n    a()\n}",
            "if a% {\n    b()\n}\nelse {\n    c()\n}", "guard a%\n    else { return }", "if a%\n    && b {\n    c()\n}",
            "if let a = b%, // a\n    let b = c {\n    d()\n}", "let a% =\n    b", "let a%\n    = b",
            "let a% = b\n    + c", "let a% = b\n    ? c\n    : d", "let a% = b\n    as? C",
            "a%(\n    b\n) ??\n    c", "typealias A% = B\n    & C", "let a% = [\n    .b,\n    .c\n]", "f(a%)\n    .b()",
            "f(a%)\n    // b\n    .b()", "if a% {\n    b()\n}\n// d\nelse {\n    c()\n}",
            "let a% = b &&\n    // c\n    c",
        ]
    )
    func `a line that continues a statement is left out with it`(statement: String) throws {
        func lines(_ statement: String) -> [String] { ["    func show() {\n        show()"] + [statement] + ["    }"] }
        let modules = ["Home", "Card", "Map"].enumerated().map { index, name in
            let own = statement.replacing("%", with: "\(index)")
            let text = presenter(name, lines(own.replacing("\n", with: "\n        ")))
            return module(name, ["\(name)Presenter.swift": text])
        }
        let text = try #require(render("New", of: learn(modules))["NewPresenter.swift"])
        #expect(text == presenter("New", ["    func show() {\n        show()\n    }"]))
    }

    @Test func `a shorter list is formatted as in the modules that have only its elements`() throws {
        func maker(_ name: String, _ call: String) -> String { "func make\(name)() {\n    let view = \(call)\n}\n" }
        let calls = [
            "View(\n        a: a,\n        b: b\n    )", "View(\n        a: a,\n        c: c\n    )", "View(a: a)",
        ]
        let modules = zip(["Home", "Card", "Map"], calls).map { name, call in
            module(name, ["\(name)Maker.swift": maker(name, call)])
        }
        #expect(try render("New", of: learn(modules))["NewMaker.swift"] == maker("New", "View(a: a)"))
    }

    @Test(
        arguments: [
            (["return Wrapper(a)", "return a", "return a.b", "return a"], "return a"),
            (
                ["return i(\n            a,\n            b\n        )", "return g", "return h", "return i(a, b)"],
                "return i(\n            a,\n            b\n        )"
            ),
            (["return a", "return a", "return a", "return b", "return c"], "return a"),
        ]
    )
    func `a function keeps its result, in the form of most modules`(results: [String], kept: String) throws {
        func lines(_ result: String) -> [String] {
            ["    func f() -> A {\n        let a = A()\n        \(result)\n    }"]
        }
        let modules = zip(["Card", "Home", "Map", "News", "Post"], results).map { name, result in
            module(name, ["\(name)Presenter.swift": presenter(name, lines(result))])
        }
        #expect(try render("New", of: learn(modules))["NewPresenter.swift"] == presenter("New", lines(kept)))
    }

    @Test(
        arguments: [
            (["A(a)", "make()", "return c", "B(\n            b\n        )"], "return c"), (["a", "b", "b"], "b"),
            (["return a", "b", "return a", "c"], "return a"),
        ]
    )
    func `the only statement of a function with a result is kept, even without 'return'`(
        results: [String],
        kept: String
    ) throws {
        func lines(_ result: String) -> [String] {
            ["    func f(b: Int) -> A {\n        \(result)\n    }\n", "    func g() -> () {\n        \(result)\n    }"]
        }
        let modules = zip(["Card", "Home", "Map", "News"], results).map { name, result in
            module(name, ["\(name)Presenter.swift": presenter(name, lines(result))])
        }
        #expect(try render("New", of: learn(modules))["NewPresenter.swift"] == presenter("New", lines(kept)))
    }

    @Test func `a 'return' is kept without the arguments that differ`() throws {
        func lines(_ name: String) -> [String] {
            let lets = ["a", "b", "c"].map { "        let \($0) = \(name)()\n" }.joined()
            return ["    func f() -> A {\n\(lets)        return A(\(name))\n    }"]
        }
        let modules = zip(["Card", "Home", "Map"], ["one", "two", "three"]).map { name, result in
            module(name, ["\(name)Presenter.swift": presenter(name, lines(result))])
        }
        #expect(
            try render("New", of: learn(modules))["NewPresenter.swift"]
                == presenter("New", ["    func f() -> A {\n        return A()\n    }"])
        )
    }

    @Test(arguments: [true, false])
    func `a case with no shared statement is left out, as is a switch without cases`(hasOther: Bool) throws {
        func lines(_ cases: String) -> [String] {
            let text = cases.isEmpty ? "" : "        switch a {\n\(cases)        }\n"
            return ["    func f() {\n        g()\n\(text)    }"]
        }
        let other = hasOther ? "        case .b:\n            break\n" : ""
        let modules = ["Cards", "Home", "Map"].map { name in
            let first = "        case .a:\n            show\(name.count)()\n"
            return module(name, ["\(name)Presenter.swift": presenter(name, lines(first + other))])
        }
        #expect(try render("New", of: learn(modules))["NewPresenter.swift"] == presenter("New", lines(other)))
    }

    @Test func `an initializer with no shared statement gets the most frequent one`() throws {
        func lines(_ statement: String) -> [String] {
            ["", "    required init?(coder: NSCoder) {", "        \(statement)", "    }"]
        }
        let statements = ["a()", "fatalError()", "super.init(coder: coder)", "fatalError()", "return nil"]
        let modules = zip(["Card", "Home", "Map", "News", "Post"], statements).map { name, statement in
            module(name, ["\(name)Presenter.swift": presenter(name, lines(statement))])
        }
        let text = try render("New", of: learn(modules))["NewPresenter.swift"]
        #expect(text == presenter("New", lines("fatalError()")))
    }

    @Test func `a call of 'super.init' is kept in the form of most modules`() throws {
        func lines(_ frame: String) -> [String] {
            ["    override init(frame: CGRect) {\n        super.init(frame: \(frame))\n        start()\n    }"]
        }
        let modules = zip(["Card", "Home", "Map", "News", "Post"], ["a", "frame", "b", "frame", ".zero"]).map {
            module($0, ["\($0)Presenter.swift": presenter($0, lines($1))])
        }
        #expect(try render("New", of: learn(modules))["NewPresenter.swift"] == presenter("New", lines("frame")))
    }

    @Test func `typealiases of a tuple in one line and in several are the same`() throws {
        func text(_ name: String, _ start: String, _ separator: String, _ end: String) -> String {
            "typealias \(name)Parts = (\(start)view: \(name)View,\(separator)id: Int\(end))\n"
        }
        let modules = ["Home", "Login", "Card", "Map"].enumerated().map { index, name in
            let isShort = index > 0
            let parts = isShort ? text(name, "", " ", "") : text(name, "\n    ", "\n    ", "\n")
            return module(name, ["\(name)Parts.swift": parts])
        }
        #expect(try render("New", of: learn(modules))["NewParts.swift"] == text("New", "", " ", ""))
    }

    @Test func `functions of one name are distinguished by their labels`() throws {
        let first = "    func f(a: Int) {\n        one()\n    }"
        let second = "    func f(b: Int) {\n        two()\n    }"
        let modules = [("Home", [first, second]), ("Card", [second, first]), ("Map", [first, second])].map {
            name,
            lines in
            module(name, ["\(name)Presenter.swift": presenter(name, lines)])
        }
        #expect(try render("New", of: learn(modules))["NewPresenter.swift"] == presenter("New", [first, second]))
    }

    @Test(arguments: ["Tests", "test", "Files", "files", "Partials", "partials"])
    func `a folder with a special name in a template set stays a folder of the module`(folder: String) throws {
        let modules = ["Home", "Card"].map { module($0, ["\(folder)/\($0)Fake.swift": "class \($0)Fake {\n}\n"]) }
        #expect(
            try render("New", of: learn(modules))
                == module("New", ["\(folder)/NewFake.swift": "class NewFake {\n}\n"]).files
        )
    }

    @Test func `tests of the modules become tests of the template set`() throws {
        let tests = Dictionary(
            uniqueKeysWithValues: ["Home", "Card"].map { ("\($0)/\($0)Tests.swift", "final class \($0)Tests {\n}\n") }
        )
        let modules = ["Home", "Card"].map { module($0).adding(tests: tests) }
        let files = LearnedSet(modules, name: "app").files
        let test = try #require(files.first { $0.path == "tests/{{name}}Tests.swift.mustache" })
        #expect(String(decoding: test.contents, as: UTF8.self) == "final class {{name}}Tests {\n}\n")
        #expect(!(try render("New", of: learn(modules)).keys.contains("NewTests.swift")))
    }

    @Test func `files of too few modules for an option are reported, and a repeated module counts once`() {
        let names = ["Login", "Home", "Card", "Search", "Profile", "Map", "List", "Cart", "Chat", "Feed", "News"]
        let modules = names.enumerated().map { index, name in
            module(name, index < 2 ? ["\(name)Cell.swift": "class \(name)Cell {\n}\n"] : [:])
        }
        let report = LearnedSet(modules + modules[..<3], name: "app").report
        #expect(report.rareFiles.map(\.name) == ["{{name}}Cell.swift"] && report.rareFiles.map(\.moduleCount) == [2])
        #expect(report.moduleCount == 11)
    }

    @Test func `a file with no shared line does not become a template`() throws {
        let names = ["Login", "Home", "Search"]
        let modules = names.map { module($0, ["\($0)View.swift": "let a\($0.count) = 1\n", "\($0)Empty.swift": "\n"]) }
        let set = LearnedSet(modules, name: "app")
        #expect(set.report.unsharedFiles == ["{{name}}Empty.swift", "{{name}}View.swift"])
        #expect(set.files == LearnedSet(names.map { module($0) }, name: "app").files)
    }

    @Test func `an option needs more than blank lines, and a template more than a header`() throws {
        let names = ["Home", "Login", "Search", "Card", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            guard index < 3 else { return module(name) }
            let sheet = "//\n//  \(name)Sheet.swift\n//\n\nlet a\(index) = 1\n"
            return module(name, ["\(name)Presenter.swift": presenter(name, [""]), "\(name)Sheet.swift": sheet])
        }
        let set = LearnedSet(modules, name: "app")
        #expect(set.report.options.isEmpty && set.report.unsharedFiles == ["{{name}}Sheet.swift"])
        #expect(set.files == LearnedSet(names.map { module($0) }, name: "app").files)
    }

    @Test func `a file that is left out gives no option, even if lines come with it`() throws {
        let names = ["Home", "Login", "Search", "Card", "Map", "List", "Cart"]
        let modules = names.enumerated().map { index, name in
            guard index < 3 else { return module(name) }
            let text = presenter(name, ["    let sheet = Sheet()"])
            return module(name, ["\(name)Presenter.swift": text, "\(name)Sheet.swift": "let a\(index) = 1\n"])
        }
        let set = LearnedSet(modules, name: "app")
        #expect(set.report.unsharedFiles == ["{{name}}Sheet.swift"] && set.report.options.isEmpty)
        #expect(try Linter(files: set.files, location: "app", generalOptions: []).problems.isEmpty)
        #expect(try render("New", of: TemplateSet(files: set.files, location: "app")) == module("New").files)
    }

    @Test(arguments: ["Home.storyboard", "Home.xib", "Home.json", "HomeReadMe.md", "README.md"])
    func `a file that is not Swift is taken as in most modules, or left out`(file: String) throws {
        let names = ["Home", "Login", "Card", "Map", "List", "Cart", "Search"]
        func learn(_ id: (Int) -> Int) -> LearnedSet {
            let modules = names.enumerated().map { index, name in
                let text = "<a id=\"\(id(index))\">\n    <b class=\"\(name)View\"/>\n</a>\n"
                return module(name, [file.replacing("Home", with: name): text])
            }
            return LearnedSet(modules, name: "app")
        }
        let new = file.replacing("Home", with: "New")
        for id in [{ $0 / 4 }, { $0 == 6 ? 1 : 0 }] as [(Int) -> Int] {
            let set = learn(id)
            let rendered = try render("New", of: TemplateSet(files: set.files, location: "app"))
            #expect(rendered[new] == "<a id=\"0\">\n    <b class=\"NewView\"/>\n</a>\n")
            #expect(set.report.unsharedFiles.isEmpty && set.report.leftOut.isEmpty)
        }
        for id in [{ $0 }, { $0 / 3 }] as [(Int) -> Int] {
            let set = learn(id)
            #expect(set.report.unsharedFiles == [file.replacing("Home", with: "{{name}}")])
            #expect(set.files == LearnedSet(names.map { module($0) }, name: "app").files)
        }
    }

    @Test func `a file that is not Swift and differs makes no option, and leaves out no module`() throws {
        let names = ["Home", "Login", "Card", "Map", "List", "Cart", "Search"]
        let modules = names.enumerated().map { index, name in
            let lines = (0..<99).map { "<a id=\"\($0) \(index / 4)\"/>\n" }.joined()
            let sheet = index < 4 ? ["\(name)Sheet.xib": "<a id=\"\(index)\"/>\n"] : [:]
            return module(name, sheet.merging(["\(name).xib": lines]) { $1 })
        }
        let set = LearnedSet(modules, name: "app")
        #expect(set.report.unsharedFiles == ["{{name}}Sheet.xib"] && set.report.options.isEmpty)
        #expect(set.report.moduleCount == 7 && set.report.leftOut.isEmpty)
    }

    @Test func `modules that resemble no other are left out and reported`() throws {
        let old = SeenModule(
            folder: "App/Old",
            name: "Old",
            files: [
                "OldPresenter.swift": "class OldPresenter {\n    var x = 1\n}\n",
                "OldWireframe.swift": "enum Other {\n}\n",
            ]
        )
        let views = SeenModule(folder: "App/View", name: "Cell", files: ["CellA.swift": "a\n", "CellB.swift": "b\n"])
        let set = LearnedSet([old, module("Home"), views, module("Card"), module("Login")], name: "app")
        #expect(set.report.leftOut == ["App/Old", "App/View"])
        #expect(set.files == LearnedSet([module("Home"), module("Card"), module("Login")], name: "app").files)
    }

    @Test func `of two files that declare one type in different modules, only one becomes a template`() throws {
        let modules = ["Home", "Card", "Map", "Cart"].enumerated().map { index, name in
            module(name, ["\(name)\(index < 2 ? "State" : "Types").swift": "struct \(name)State {\n}\n"])
        }
        let set = LearnedSet(modules, name: "app")
        let rendered = try render("New", of: TemplateSet(files: set.files, location: "app"))
        #expect(rendered == module("New", ["NewState.swift": "struct NewState {\n}\n"]).files)
        #expect(set.report.rareFiles.map(\.name) == ["{{name}}Types.swift"])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `the comment at the top of the files becomes a partial, with their line ends`(lineEnd: String) throws {
        func file(_ name: String, _ author: String) -> String {
            "//\n//  \(name).swift\n//  Shop\n//\n//  Created by \(author) on 1/2/24.\n//  Copyright © 2024 Ann. All rights reserved.\n//\n\nclass \(name) {\n}\n"
                .replacing("\n", with: lineEnd)
        }
        let files = LearnedSet(
            [
                SeenModule(
                    folder: "A",
                    name: "Ab",
                    files: ["AbView.swift": file("AbView", "Ann"), "Ab.swift": "x\(lineEnd)"]
                ),
                SeenModule(
                    folder: "B",
                    name: "Ba",
                    files: ["BaView.swift": file("BaView", "Bob"), "Ba.swift": "x\(lineEnd)"]
                ),
            ],
            name: "app"
        ).files
        let texts = Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        ).mapValues { $0.replacing(lineEnd, with: "|") }
        #expect(
            texts["partials/header.mustache"]
                == "//|//  {{file}}|//  {{project}}|//|//  Created{{#author}} by {{author}}{{/author}} on {{date}}.|//  Copyright © {{year}}{{#company}} {{company}}{{/company}}. All rights reserved.|//|"
        )
        #expect(texts["{{name}}View.swift.mustache"] == "{{> header}}||class {{name}}View {|}|")
        #expect(texts["{{name}}.swift.mustache"] == "x|")
    }

    @Test func `lines have no trailing white space, and are indented as in most modules`() throws {
        let modules = ["Ab", "Ba", "Ca"].map { name in
            let unit = name == "Ba" ? "  " : "\t"
            return SeenModule(
                folder: name,
                name: name,
                files: [
                    "\(name).swift": "a {\n\(unit)b {\n\(unit)\(unit)c() \n\(unit)}\n\(unit)\n}\n",
                    "\(name)B.swift": "b\n",
                ]
            )
        }
        #expect(try render("New", of: learn(modules))["New.swift"] == "a {\n\tb {\n\t\tc()\n\t}\n\n}\n")
    }

    @Test(
        arguments: [
            (
                ["M/Home/HomeView.swift", "M/Home/HomePresenter.swift", "M/Home/Cells/HomeCellA.swift"],
                ["M/Home=Home:3"]
            ),
            (
                ["M/BookDetails/KamuBookDetailView.swift", "M/BookDetails/KamuBookDetailCell.swift"],
                ["M/BookDetails=KamuBookDetail:2"]
            ),
            (
                ["M/Chat/Package.swift", "M/Chat/Sources/Chat/ChatA.swift", "M/Chat/Sources/Chat/ChatB.swift"],
                ["M/Chat/Sources/Chat=Chat:2"]
            ),
            (
                [
                    "M/Home/View/HomeViewA.swift", "M/Home/View/HomeViewB.swift", "M/Home/HomeC.swift",
                    "M/Home/HomeD.swift",
                ], ["M/Home=Home:4"]
            ),
            (
                ["M/A/View/AViewX.swift", "M/A/View/AViewY.swift", "M/B/View/BViewX.swift", "M/B/View/BViewY.swift"],
                ["M/A=A:2", "M/B=B:2"]
            ),
            (["M/Home/HomeView.swift"], []), (["M/Home/Homeland.swift", "M/Home/Homework.swift"], []),
        ]
    )
    func `a module is a folder of files whose names have the same beginning`(paths: [String], modules: [String]) {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        let found = SeenModule.modules(in: files, below: "M").map { "\($0.folder)=\($0.name):\($0.files.count)" }
        #expect(found == modules)
    }
}
