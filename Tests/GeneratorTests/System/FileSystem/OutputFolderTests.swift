import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Output folders") struct OutputFolderTests {

    private let folder: TemporaryFolder
    private let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("x", to: "App/Login/LoginView.swift")
        output = try OutputFolder(folder.url.path + "/App")
    }

    private func link(_ path: String, to target: String) throws {
        let path = folder.url.appending(path: path).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    // MARK: - Looking -

    @Test("symlinks to folders with contents are followed within the output folder; other symlinks are not")
    func looking() throws {
        try link("App/Link", to: "Login")
        try folder.makeFolder("App/Empty", permissions: 0o755)
        try link("App/Nothing", to: "Empty")
        try link("App/Lost", to: "nowhere")
        try link("App/File", to: "Login/LoginView.swift")
        let all: [(String, Existing)] = [
            ("Login", .folder(["LoginView.swift"])), ("Link", .folder(["LoginView.swift"])), ("Empty", .folder([])),
            ("Nothing", .link), ("Lost", .link), ("File", .link), ("Link/LoginView.swift", .file([0x78])),
            ("nowhere", .absent), ("nowhere/deep", .absent), ("Login/nowhere", .absent),
        ]
        for (path, existing) in all { #expect(try output.look(path) == existing, "\(path)") }
        #expect(try output.names(in: "Link") == ["LoginView.swift"] && output.names(in: "Login/LoginView.swift") == [])
    }

    @Test(
        "a path is refused if it leaves the output folder by a symlink, or goes through a file",
        arguments: ["Out/Login", "Out", "Login/LoginView.swift/x", "Lost/x"]
    )
    func leadingOut(path: String) throws {
        try folder.write("secret", to: "Application/Login/f")
        try link("App/Out", to: "../Application")
        try link("App/Lost", to: "nowhere")
        let failure = #expect(throws: Failure.self) { try output.look(path) }
        #expect(failure?.kind == .cannotCreate)
    }

    @Test(
        "each spelling of a folder's path gives the same folder, shown in one way",
        arguments: [("App/", "App"), ("./App", "App"), ("App/.", "App"), ("App//", "App")]
    )
    func spelling(path: String, shown: String) throws {
        let root = folder.url.path
        let other = try OutputFolder(root + "/" + path)
        #expect(other.path == root + "/" + shown && other.identity == output.identity)
        #expect(other.shown("Login") == output.shown("Login"))
        #expect(
            try OutputFolder("/").path == "/" && OutputFolder(".").path == "." && OutputFolder("./").shown("x") == "x"
        )
    }

    @Test("a folder inside another is recognized; a neighbour with a similar name is not")
    func inside() throws {
        let root = try OutputFolder(folder.url.path)
        for (path, isInside) in [
            ("App", true), ("App/Login", true), ("APP", true), ("Application", false), ("", false),
        ] {
            #expect(try OutputFolder(folder.url.path + "/" + path).isInside("App", of: root) == isInside, "\(path)")
        }
    }

    @Test(
        "a module's files are listed with hidden ones and symlinks, but without junk and the folders of other programs"
    )
    func moduleFiles() throws {
        for path in [
            ".swiftlint.yml", "Views/a", ".github/x", ".DS_Store", "Views/._a", "Thumbs.db", ".git/config",
            ".build/debug/a",
        ] {
            try folder.write("x", to: "App/Login/" + path)
        }
        try folder.write("x", to: "App/Shared/s")
        try folder.write("x", to: "elsewhere/s")
        try link("App/Login/Linked", to: "../Shared")
        try link("App/Login/Outside", to: "../../elsewhere")
        try link("App/Login/file", to: "Views/a")
        try link("App/Shared/Again", to: "../Login")
        let files = try output.moduleFiles(in: "Login")
        let own = ["Login/.github/x", "Login/.swiftlint.yml", "Login/LoginView.swift", "Login/Views/a"]
        #expect(files.filter { $0.symlink == nil }.map(\.path) == own)
        let linked = Dictionary(uniqueKeysWithValues: files.compactMap { file in file.symlink.map { (file.path, $0) } })
        #expect(
            linked == [
                "Login/Linked/s": "Login/Linked", "Login/Linked/Again": "Login/Linked",
                "Login/Outside": "Login/Outside",
                "Login/file": "Login/file",
            ]
        )
        #expect(try output.moduleFiles(in: "nowhere").isEmpty)
    }

    @Test("a folder can be deleted with its files if no other file, symlink or empty folder is in it")
    func onlyThese() throws {
        let paths: Set = ["Login/LoginView.swift", "Login/Views/a"]
        try folder.write("x", to: "App/Login/Views/a")
        try folder.write("x", to: "App/Login/.DS_Store")
        #expect(try output.canDelete("Login", with: paths) && !output.canDelete("Login", with: ["Login/Views/a"]))
        for (path, make) in [
            ("Login/.hidden", { try folder.write("", to: "App/Login/.hidden") }),
            ("Login/Link", { try link("App/Login/Link", to: "Views") }),
            ("Login/Empty", { try folder.makeFolder("App/Login/Empty", permissions: 0o755) }),
        ] {
            try make()
            #expect(try !output.canDelete("Login", with: paths), "\(path)")
            try FileManager.default.removeItem(at: folder.url.appending(path: "App/" + path))
        }
        try link("App/Link", to: "Login")
        #expect(try !output.canDelete("Link", with: ["Link/LoginView.swift"]) && !output.canDelete("nowhere", with: []))
    }

    // MARK: - Modules -

    private func modules(except excluded: String) throws -> [String] {
        try output.possibleModules(of: .standard, except: [excluded]) { _, _ in true }.map(\.folder)
    }

    /// The modules of a form, as `FOLDER=NAME`, whose files end with `View.swift`, `Model.swift` or `.swift`.
    private func modules(of form: FolderForm) throws -> [String] {
        try output.possibleModules(of: form, except: []) { module, file in
            ["View.swift", "Model.swift", "Module.swift", ".swift", "+View.swift"].contains {
                file == module.name.text + $0
            }
        }.map { "\($0.folder)=\($0.name.text)" }
    }

    @Test("modules are folders that hold files of their names; hidden folders, symlinks and the tests folder are not")
    func modules() throws {
        for path in [
            "Home/Sub/HomeView.swift", "Account/Details/DetailsView.swift", "Other/View.swift",
            ".git/Hidden/HiddenView.swift",
            "Tests/Late/LateTests.swift", "a=B/a=B.swift", "Home/.Old/x", "LoginView.swift", "Gone/.GoneView.swift.swp",
        ] { try folder.write("x", to: "App/" + path) }
        try folder.write("x", to: "Elsewhere/Linked/LinkedView.swift")
        try link("App/Linked", to: "../Elsewhere/Linked")
        let tests = try OutputFolder(folder.url.path + "/App/Tests")
        #expect(try modules(except: tests.identity) == ["Account/Details", "Home", "Login"])
        let all = ["Account/Details", "Home", "Login", "Tests", "Tests/Late"]
        #expect(try modules(except: output.identity) == all)
        let names = ["Sub", "Late"].map { "\($0)View.swift" }
        #expect(try output.files(where: names.contains) == [] && !output.files { $0 == "HomeView.swift" }.isEmpty)
        #expect(try output.files { ["HiddenView.swift", "LinkedView.swift"].contains($0) } == [])
    }

    @Test("a folder inside a module is not a module, even if the module's folder has another name")
    func inner() throws {
        for path in ["Home.storyboard", "HomeView.swift", "Logic/HomeModel.swift", "Logic/HomePresenter.swift"] {
            try folder.write("x", to: "App/HomeModule/" + path)
        }
        #expect(try modules(except: "/") == ["HomeModule", "Login"])
    }

    @Test("a module whose folder has another form is found by the form, and by its files")
    func forms() throws {
        for path in ["CartScene/CartView", "CartScene/Views/CartModel", "Old/Home/HomeView", "Old/Home/HomeModel"] {
            try folder.write("x", to: "App/\(path).swift")
        }
        let scenes = try #require(FolderForm("{{name}}Scene"))
        #expect(try modules(of: scenes) == ["CartScene=Cart", "Old/Home=Home"])
        #expect(try modules(of: .standard) == ["CartScene=Cart", "Login=Login", "Old/Home=Home"])
        for (text, shown) in [("Cart", "CartScene=Cart"), ("CartScene", "CartScene=Cart"), ("New", "NewScene=New")] {
            let module = try output.module(named: text, of: scenes)
            #expect("\(module.folder)=\(module.name.text)" == shown)
        }
    }

    @Test(
        "a folder that has a module's folder in it is one module with it",
        arguments: [
            // All known files are in the inner folder.
            (
                ["CartModule/Cart/CartView", "CartModule/Cart/CartModel", "CartModule/Services/Api"],
                "CartModule/Cart=Cart"
            ),
            (["CartModule/Cart/CartView", "CartModule/CartModule", "CartModule/CartModel"], "CartModule=Cart"),
            (["CartModule/CartModule", "CartModule/CartView", "CartModule/CartModel"], "CartModule=Cart"),
            (["Cart/Sources/Cart/CartView", "Cart/Sources/Cart/CartModel"], "Cart/Sources/Cart=Cart"),
        ]
    )
    func nested(paths: [String], module: String) throws {
        for path in paths { try folder.write("x", to: "App/\(path).swift") }
        #expect(try modules(of: .standard) == [module, "Login=Login"])
    }

    @Test("modules that share a folder are found, and 'Login+View.swift' belongs to 'Login.swift'")
    func sharing() throws {
        for path in ["Tabs/Cart", "Tabs/Cart+View", "Tabs/CartItem", "Tabs/CartItem+View", "Tabs/String+Trim"] {
            try folder.write("x", to: "App/\(path).swift")
        }
        #expect(try modules(of: .shared) == ["Tabs=Cart", "Tabs=CartItem"])
        #expect(try output.module(named: "Tabs/Cart", of: .shared).folder == "Tabs")
    }

    @Test("folders nested more than 64 deep are not searched", arguments: [(63, true), (64, false)])
    func depth(depth: Int, isFound: Bool) throws {
        try folder.write("x", to: "App/" + String(repeating: "d/", count: depth - 1) + "Deep/DeepView.swift")
        #expect(try modules(except: "/").contains { $0.lastPart == "Deep" } == isFound)
        #expect(try output.files { $0 == "DeepView.swift" }.isEmpty != isFound)
    }

    @Test("a module is named by its folder or by a path to it, optionally with '=NAME'")
    func names() throws {
        let root = folder.url.path
        for (text, shown) in [
            ("Login", "Login"), ("Login/", "Login"), ("Login//", "Login"), (root + "/App/Login/", "Login"),
            (root + "/App/Login=Log", "Login"),
            ("Login=Log", "Login"), ("New/Thing", "New/Thing"),
        ] {
            let module = try output.module(named: text)
            #expect(module.folder == shown)
            #expect(module.name.text == (text.hasSuffix("=Log") ? "Log" : String(shown.lastPart)))
        }
        for text in ["", "/", "/Login", root + "/Login", "=Log"] {
            #expect(#expect(throws: Failure.self) { try output.module(named: text) }?.kind == .usage, "\(text)")
        }
        let failure = #expect(throws: Failure.self) { try output.module(named: "/") }
        #expect(failure?.diagnostics[0].message == "'/' is no module: the modules are in it")
    }

    @Test("a module's files are filtered and sorted, without hidden files and symlinks")
    func files() throws {
        for path in ["b", "Views/c", "Views/a", "A", ".hidden", ".git/x"] {
            try folder.write("x", to: "App/Login/" + path)
        }
        try link("App/Login/linked", to: "b")
        try link("App/Login/other", to: "Views")
        var asked: Set<String> = []
        let files = try output.files(below: "Login") { name in
            asked.insert(name)
            return name != "A"
        }
        #expect(files == ["Login/LoginView.swift", "Login/Views/a", "Login/Views/c", "Login/b"])
        #expect(asked == ["A", "LoginView.swift", "a", "b", "c"])
        #expect(try output.files(below: "nowhere") { _ in true } == [])
    }
}
