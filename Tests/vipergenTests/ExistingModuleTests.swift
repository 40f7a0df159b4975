import Foundation
import TestSupport
import Testing

/// `vipergen NAME` for a module that exists, and options that name modules.
@Suite struct ExistingModuleTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.vipergen("Login", "--rx", "-o", "App", "--quiet")
    }

    @Test func `a module that exists is said to be one, and the command that changes it comes first`() throws {
        let run = try folder.vipergen("Login", "--formatter", "-o", "App", status: 73)
        let message = """
            error: 'App/Login' is a module of 'viper' already, with '--rx', without tests
            help: 'vipergen update Login --formatter --output App' changes it, and keeps your edits
            error: 'App/Login/LoginInteractor.swift' exists with other content

            """
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        let help = "help: nothing was written: see '--diff', then choose '--force' or '--skip-existing'\n"
        #expect(run.errors.hasSuffix(help), "\(run.errors)")
        try folder.vipergen("update", "Login", "--formatter", "--output", "App")
    }

    @Test func `an edited module with the same options is not told to change them`() throws {
        try folder.write("mine", to: "App/Login/LoginPresenter.swift")
        let run = try folder.vipergen("Login", "--rx", "-o", "App", status: 73)
        #expect(run.errors.hasPrefix("error: 'App/Login/LoginPresenter.swift' exists"), "\(run.errors)")
        #expect(run.errors.contains("'vipergen update' to change an existing module"))
    }

    @Test func `of an edited module, '--tests' names the update that adds them`() throws {
        try folder.write("mine", to: "App/Login/LoginPresenter.swift")
        let run = try folder.vipergen("Login", "--rx", "--tests", "-o", "App", status: 73)
        #expect(run.errors.contains("help: 'vipergen update Login --tests --output App' changes it"), "\(run.errors)")
    }

    @Test func `'--skip-existing' adds no file that the module's options do not have`() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Login/LoginWireframe.swift"))
        let run = try folder.vipergen("Login", "--formatter", "--skip-existing", "-o", "App")
        #expect(
            run.errors.hasPrefix("note: 'App/Login' is a module of 'viper' already, with '--rx', "),
            "\(run.errors)"
        )
        #expect(run.errors.contains("\nhelp: 'vipergen update Login --formatter --output App' changes it"))
        #expect(try folder.files["App/Login/LoginFormatter.swift"] == nil)
        #expect(try folder.read("App/Login/LoginWireframe.swift").contains("import RxSwift"))
    }

    @Test func `without options, a module with others is said to have them`() throws {
        let run = try folder.vipergen("Login", "-o", "App", status: 73)
        let message = """
            error: 'App/Login' is a module of 'viper' already, with '--rx', without tests
            help: 'vipergen update Login --output App' with an option changes it, and keeps your edits
            error: 'App/Login/LoginInteractor.swift' exists with other content

            """
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }

    @Test(arguments: [(["--check"], 1), (["--diff"], 0)])
    func `a comparison with other options notes those of the module`(options: [String], status: Int) throws {
        let run = try Run.vipergen(["Login", "-o", "App"] + options, in: folder.url)
        #expect(run.status == status)
        #expect(run.errors.contains("note: 'App/Login' is a module of 'viper' already, with '--rx'"), "\(run.errors)")
        let same = try folder.vipergen("Login", "--rx", "-o", "App", "--check")
        #expect(same.errors.isEmpty, "\(same.errors)")
    }

    @Test(arguments: [([], "the new files are beside its own"), (["--dry-run"], "'vipergen remove Login'")])
    func `a file in the folder of another set's module is noted`(options: [String], help: String) throws {
        let run = try Run.vipergen(["Login", "-t", "mvvm", "-o", "App"] + options, in: folder.url)
        #expect(run.errors.contains("note: 'App/Login' is a module of 'viper' already"), "\(run.errors)")
        #expect(run.errors.contains(help), "\(run.errors)")
    }

    @Test(arguments: ["", "import Mine\n"])
    func `a file that was moved in the module's folder is not written a second time`(edit: String) throws {
        let (old, new) = ("App/Login/LoginViewController.swift", "App/Login/Views/LoginViewController.swift")
        try folder.write(edit + folder.read(old), to: new)
        try FileManager.default.removeItem(at: folder.url.appending(path: old))
        let run = try folder.vipergen("Login", "--rx", "-o", "App", status: edit.isEmpty ? 0 : 73)
        #expect(run.errors.contains("'\(new)' exists with other content") != edit.isEmpty, "\(run.errors)")
        try folder.vipergen("Login", "--rx", "-o", "App", "--check", status: edit.isEmpty ? 0 : 1)
        try folder.vipergen("Login", "--rx", "-o", "App", "--skip-existing")
        try folder.vipergen("Login", "--rx", "-o", "App", "--force")
        let text = try folder.read(new)
        #expect(try folder.files[old] == nil && !text.contains("Mine"))
    }

    @Test func `a run without tests knows a module that has tests`() throws {
        try folder.vipergen("Home", "--tests", "--quiet")
        try folder.write("mine", to: "Home/HomePresenter.swift")
        let run = try folder.vipergen("Home", "--formatter", status: 73)
        #expect(
            run.errors.hasPrefix("error: 'Home' is a module of 'viper' already, with the default options\n"),
            "\(run.errors)"
        )
    }

    @Test func `with '--force', a file of an option that the module had is noted`() throws {
        try folder.vipergen("Home", "--formatter", "--quiet")
        let run = try folder.vipergen("Home", "--force")
        let note = "note: 'Home/HomeFormatter.swift' stays: only the module's old options have this file\n"
        #expect(run.errors.hasPrefix(note), "\(run.errors)")
        let same = try folder.vipergen("Home", "--force", "--formatter")
        #expect(!same.errors.contains("stays"), "\(same.errors)")
    }

    // MARK: - Folders -

    @Test(arguments: [["status"], ["update", "--all"], ["remove", "Login"]])
    func `a configured folder that is missing is an error with the nearest one`(command: [String]) throws {
        try folder.write("{\n  \"output\": \"Ap\"\n}\n", to: ".vipergen.json")
        let run = try Run.vipergen(command, in: folder.url)
        #expect(run.status == 65, "\(run)")
        let message = ".vipergen.json:2:13: error: there is no folder 'Ap'\n"
        #expect(run.errors.hasPrefix(message) && run.errors.hasSuffix("help: did you mean 'App'?\n"), "\(run.errors)")
    }

    @Test func `a missing folder inside a misspelt one is suggested as a whole`() throws {
        let run = try folder.vipergen("status", "-o", "Ap/Login", status: 64)
        #expect(run.errors == "error: there is no folder 'Ap/Login'\nhelp: did you mean 'App/Login'?\n")
        #expect(try folder.vipergen("status", "-o", "Zzz", status: 64).errors.contains("'vipergen NAME' makes it"))
    }

    @Test(arguments: [["learn", "Ap"], ["update", "--all", "--from", "Ap"]])
    func `a missing folder on the command line is an error with the nearest one`(command: [String]) throws {
        let run = try Run.vipergen(command, in: folder.url)
        #expect(
            run.status == 64 && run.errors == "error: there is no folder 'Ap'\nhelp: did you mean 'App'?\n",
            "\(run)"
        )
    }

    @Test func `an ignored folder may be missing, unless another one has nearly its name`() throws {
        try folder.write(#"{"output": "App", "ignored": ["Generated"]}"#, to: ".vipergen.json")
        try folder.vipergen("status")
        try folder.write(#"{"output": "App", "ignored": ["App/Logn"]}"#, to: ".vipergen.json")
        let errors = try folder.vipergen("status", status: 65).errors
        #expect(errors.contains("'ignored': there is no folder 'App/Logn'"), "\(errors)")
        #expect(errors.hasSuffix("help: did you mean 'App/Login'?\n"), "\(errors)")
    }

    // MARK: - Names -

    @Test func `an option that names no module is noted, with the nearest one`() throws {
        let words = ["--route", "Logn", "--route", "Confirm", "--route", "Login", "--route", "Cart", "-o", "App"]
        let run = try Run.vipergen(["Home", "Cart"] + words, in: folder.url)
        let notes = """
            note: '--route Logn' names no module
            help: did you mean 'Login'?
            note: '--route Confirm' names no module
            help: 'vipergen Confirm --output App' makes one

            """
        #expect(run.status == 0 && run.errors.hasPrefix(notes), "\(run)")
        let update = try folder.vipergen("update", "Home", "--route", "Hme", "--output", "App", "--dry-run")
        #expect(update.errors.hasPrefix("note: '--route Hme' names no module\nhelp: did you mean 'Home'?\n"))
    }

    // MARK: - The tree -

    @Test func `'status --tree' draws modules below those that lead to them`() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("LoggedIn", "-t", "rib", "--parent", "Root", "--child", "OffGame", "--quiet")
        try folder.vipergen("LoggedOut", "-t", "rib", "--parent", "Root", "--quiet")
        try folder.vipergen("Account", "-t", "mvvm", "--route", "Basket", "--quiet")
        try folder.vipergen("Basket", "-t", "mvvm", "--route", "Account", "--route", "Nope", "--quiet")
        let tree = """
            Root
            ├── LoggedIn
            │   └── OffGame (no module)
            └── LoggedOut
            Account
            └── Basket
                ├── Account …
                └── Nope (no module)

            """
        #expect(try folder.vipergen("status", "--tree").output == tree)
        let document = try JSONSerialization.jsonObject(with: Data(folder.vipergen("status", "--json").output.utf8))
        let modules = (document as? [String: Any])?["modules"] as? [[String: Any]] ?? []
        let children = Dictionary(
            uniqueKeysWithValues: modules.map { ($0["name"] as? String, $0["children"] as? [String]) }
        )
        #expect(children["Root"] == ["LoggedIn", "LoggedOut"] && children["LoggedOut"] == [])
    }
}
