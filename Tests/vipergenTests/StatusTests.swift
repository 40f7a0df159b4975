import Foundation
import TestSupport
import Testing

@Suite struct StatusTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `each module is shown with its template set, its options and its edits`() throws {
        try folder.vipergen("Login", "--rx", "--quiet")
        try folder.vipergen("Account/Home", "--formatter", "--view", "code", "--tests", "--quiet")
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("init", "--quiet")
        try folder.write(try folder.read("Login/LoginPresenter.swift") + "// mine\n", to: "Login/LoginPresenter.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginInteractor.swift"))
        try folder.write("", to: "Services/ServicesList.swift")
        let before = try folder.files
        let lines = try folder.vipergen("status").output.split(separator: "\n")
        #expect(lines.count == 3)
        let edits = "1 of 6 files edited, 1 missing, 93 % of the lines kept"
        let gap = String(repeating: " ", count: edits.count - "unedited".count)
        #expect(lines.first == "Account/Home  unedited\(gap)  viper --formatter --view code --testing xctest")
        #expect(lines.contains("Login         \(edits)  viper --rx"))
        #expect(lines.last?.hasPrefix("Root          unedited\(gap)  rib --root") == true)
        #expect(try folder.files == before)
    }

    @Test func `a module is named by its folder or by a path to it`() throws {
        try folder.vipergen("Login", "--quiet")
        let line = "Login  unedited  viper\n"
        for path in ["Login", "Login/", "./Login", "Login/../Login", folder.url.path + "/Login"] {
            #expect(try folder.vipergen("status", path).output == line)
        }
        // In a folder that has a module with this name, too.
        try folder.vipergen("Sub/Login", "--rx", "--quiet")
        let inner = try Run.vipergen(["status", "Login", "-o", ".."], in: folder.url.appending(path: "Sub"))
        #expect(inner.output == "../" + line)
    }

    @Test(arguments: ["status", "update", "remove"])
    func `every missing one of the named modules is reported`(command: String) throws {
        try folder.vipergen("Login", "--quiet")
        let run = try folder.vipergen(command, "Home", "Login", "Profile", status: 64)
        let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("error") }
        #expect(errors == ["error: there is no module 'Home'", "error: there is no module 'Profile'"])
        #expect(run.output.isEmpty)
    }

    @Test func `modules that share a folder are shown separately, and can be updated`() throws {
        try folder.vipergen("Login", "Home", "--view", "code", "--quiet")
        for name in ["Login", "Home"] {
            for (path, text) in try folder.files where path.hasPrefix("\(name)/") {
                try folder.write(String(decoding: text, as: UTF8.self), to: "Screens/\(path.dropFirst(name.count + 1))")
            }
            try FileManager.default.removeItem(at: folder.url.appending(path: name))
        }
        let lines = ["Screens=Home   unedited  viper --view code", "Screens=Login  unedited  viper --view code"]
        #expect(try folder.vipergen("status").output.split(separator: "\n").map(String.init) == lines)
        // Also if most files of the folder begin with one of the names.
        for name in ["A", "B", "C"] { try folder.write("x\n", to: "Screens/Login\(name)Cell.swift") }
        #expect(try folder.vipergen("status").output.split(separator: "\n").map(String.init) == lines)
        try folder.vipergen("update", "--all", "--formatter", "--quiet")
        #expect(try folder.files.keys.filter { $0.hasSuffix("Formatter.swift") }.count == 2)
        #expect(
            try folder.vipergen("status", "Screens=Home").output.hasPrefix("Screens=Home  unedited  viper --formatter")
        )
    }

    @Test func `a moved file is reported, and is not missing`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.write(try folder.read("Login/LoginPresenter.swift"), to: "Login/Deep/LoginPresenter.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginPresenter.swift"))
        #expect(try folder.vipergen("status").output == "Login  1 moved, all lines kept  viper\n")
        #expect(try folder.vipergen("status", "--json").output.contains("Login/LoginPresenter.swift"))
    }

    @Test func `added lines make a module edited, and all generated lines are kept`() throws {
        try folder.vipergen("Login", "Home", "--quiet")
        try folder.write(try folder.read("Login/LoginPresenter.swift") + "// mine\n", to: "Login/LoginPresenter.swift")
        let lines =
            "Home   unedited                             viper\nLogin  1 of 6 files edited, all lines kept  viper\n"
        #expect(try folder.vipergen("status").output == lines)
    }

    @Test func `a line that most modules of a set got by hand is named, with the template that lacks it`() throws {
        let names = ["Login", "Home", "Cart"]
        try folder.vipergen("Login", "Home", "Cart", "--quiet")
        for name in names {
            let file = "\(name)/\(name)Interactor.swift"
            try folder.write(try folder.read(file) + "let log\(name) = 1\n// \(name.count) of mine\n", to: file)
        }
        let errors = try folder.vipergen("status").errors
        #expect(errors.contains("note: 'viper' lacks 1 of the "), "\(errors)")
        let help = "help: add them to the templates: 'let log{{name}} = 1 (viper/{{name}}Interactor.swift.mustache)'\n"
        #expect(errors.contains(help), "\(errors)")
        #expect(try !folder.vipergen("status", "Login", "Home").errors.contains("lacks"))
    }

    @Test func `a heading with an empty block in the templates is no missing line, and neither is a word alone`()
        throws
    {
        let members = "{\n    let a = 1\n    let b = 2\n    let c = 3\n}\n"
        let empty = "final class {{name}}Model \(members)\nprotocol {{name}}Listener: AnyObject { }\n"
        try folder.write(empty, to: "Templates/app/{{name}}Model.swift.mustache")
        try folder.write(#"{"name": "app", "options": []}"#, to: "Templates/app/template.json")
        for name in ["Login", "Home", "Cart"] {
            let method = "    func close() {\n        return\n    }\n"
            let property = "    var body: some View {\n        Spacer()\n    }\n"
            let text = "protocol \(name)Listener: AnyObject {\n\(method)\(property)}\n"
            try folder.write("final class \(name)Model \(members)\n\(text)", to: "\(name)/\(name)Model.swift")
        }
        let errors = try folder.vipergen("status", "-t", "./Templates/app").errors
        #expect(errors.contains("note: 'app' lacks 2 of the 7 lines that 80 % of its modules have\n"), "\(errors)")
        #expect(errors.contains("'func close() (") && errors.contains("'var body: some View ("), "\(errors)")
    }

    @Test func `files with conflict markers are counted first, and listed in the JSON document`() throws {
        try folder.vipergen("Login", "--quiet")
        let markers = "<<<<<<< yours\n// mine\n=======\n>>>>>>> templates\n"
        try folder.write(try folder.read("Login/LoginPresenter.swift") + markers, to: "Login/LoginPresenter.swift")
        #expect(try folder.vipergen("status").output.contains("  conflict markers in 1 file, 1 of 6 files edited"))
        let output = try folder.vipergen("status", "--json").output
        try folder.write("<<<<<<< yours\n", to: "Login/LoginViewController.swift")
        #expect(try folder.vipergen("status", "Login", "-t", "rib").output.hasSuffix("conflict markers in 1 file\n"))
        #expect(output.contains(/"unresolved": \[\s+"Login\/LoginPresenter.swift"\s+\]/), "\(output)")
    }

    @Test func `a module in a deeper folder is suggested`() throws {
        try folder.vipergen("Account/Home", "--quiet")
        for command in ["status", "update", "remove"] {
            let errors = try folder.vipergen(command, "Home", status: 64).errors
            #expect(errors == "error: there is no module 'Home'\nhelp: did you mean 'Account/Home'?\n")
        }
    }

    @Test func `a module of another template set is reported as that, and counted among all modules`() throws {
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        #expect(try folder.vipergen("status", "Root", "-t", "viper").output.contains("does not match 'viper' ("))
        #expect(try folder.vipergen("status", "Root", "-t", "viper").output.contains("'rib' 100 %)"))
        let json = try folder.vipergen("status", "Root", "-t", "viper", "--json").output
        #expect(json.contains("\"state\": \"unexplained\""))
        let run = try folder.vipergen("status", "-t", "viper")
        #expect(run.output == "" && run.errors.contains("1 folder looks like a module of another set: 'Root'\n"))
        #expect(run.errors.contains("help: name that set with '--template rib'\n"))
    }

    @Test func `a folder that is nearly as much of the app's own set is not said to be of a built-in one`() throws {
        try folder.vipergen("Login", "-o", "App", "--quiet")
        for part in ["Presenter", "Interactor", "ViewController"] {
            let text = try folder.read("App/Login/Login\(part).swift").replacing("Login", with: "{{name}}")
            try folder.write(text, to: "Templates/App/{{name}}\(part).swift.mustache")
        }
        let lines = (1...80).map { "let line\($0) = \($0)\n" }.joined()
        try folder.write(lines, to: "Templates/App/{{name}}Lines.swift.mustache")
        try folder.write(#"{"name": "App"}"#, to: "Templates/App/template.json")
        let configuration = #"{"templates": "Templates", "template": "App", "output": "App"}"#
        try folder.write(configuration, to: ".vipergen.json")
        let other = try folder.vipergen("status").errors
        #expect(other.contains("1 folder looks like a module of another set: 'App/Login'"), "\(other)")
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Login/Login.storyboard"))
        let errors = try folder.vipergen("status").errors
        #expect(errors.contains("1 folder looks like a module of no known set: 'App/Login (41 %)'\n"), "\(errors)")
        // That would write into the folder of the set again.
        #expect(!errors.contains("vipergen learn"), "\(errors)")
    }

    @Test func `the first ten of many folders of another template set are named`() throws {
        let names = (0...10).map { "Screen\(["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"][$0])" }
        let run = try Run.vipergen(names + ["-t", "rib", "--view", "none", "--quiet"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let note = try folder.vipergen("status", "-t", "viper").errors
        #expect(
            note.contains("11 folders look like modules of another set: 'ScreenA', ") && note.contains("'ScreenJ', …\n")
        )
        try FileManager.default.removeItem(at: folder.url.appending(path: "ScreenK"))
        let ten = try folder.vipergen("status", "-t", "viper").errors
        #expect(ten.contains("10 folders look like modules of another set: ") && ten.contains("'ScreenJ'\n"))
    }

    @Test(arguments: ["PokemonDetails", "my-details", "Screen"])
    func `a module with another name than its folder is found by its files`(name: String) throws {
        try folder.vipergen("App/Details", "--quiet")
        let files = FileManager.default
        let (old, new) = (folder.url.appending(path: "App/Details"), folder.url.appending(path: "App/\(name)"))
        try files.moveItem(at: old, to: new)
        #expect(try folder.vipergen("status").output.hasPrefix("App/\(name)=Details  unedited  viper"))
        #expect(try folder.vipergen("status", "App/\(name)=Details").output.contains("unedited  viper"))
        try folder.vipergen("update", "--all", "--formatter", "--quiet")
        #expect(try folder.files.keys.contains("App/\(name)/DetailsFormatter.swift"))
        try folder.vipergen("update", "App/\(name)", "--no-formatter", "--quiet")
        try folder.vipergen("remove", "App/\(name)", "--quiet")
        #expect(try folder.files.isEmpty)
    }

    @Test func `a file belongs to one module only`() throws {
        try folder.vipergen("Search", "--quiet")
        let (from, to) = (folder.url.appending(path: "Search"), folder.url.appending(path: "Search/Inner"))
        let files = FileManager.default
        try files.moveItem(at: from, to: folder.url.appending(path: "Old"))
        try files.createDirectory(at: from, withIntermediateDirectories: false)
        try files.moveItem(at: folder.url.appending(path: "Old"), to: to)
        let status = try folder.vipergen("status").output
        #expect(status.hasPrefix("Search  ") && status.contains("  viper") && !status.contains("Inner"), "\(status)")
        #expect(try folder.vipergen("update", "--all", "--rx", "--quiet").status == 0)
        let run = try folder.vipergen("update", "Search", "Search/Inner", "--no-rx", status: 65)
        let message = "'Search/Inner/SearchInteractor.swift' is a file of two modules, 'Search' and 'Search/Inner'"
        #expect(run.errors.contains("error: \(message)\nhelp: name one of them"), "\(run.errors)")
        try folder.vipergen("remove", "Search", "Search/Inner", "--force", status: 65)
    }

    @Test func `a folder's own name is the module's if one file has it, whatever most files begin with`() throws {
        try folder.vipergen("Login", "--template", "rib", "--quiet")
        for name in ["AuthA", "AuthB", "AuthC", "AuthD", "AuthE", "AuthF"] {
            try folder.write("import Auth\n", to: "Login/\(name).swift")
        }
        #expect(try folder.vipergen("status", "-t", "rib").output.contains("  rib"))
        #expect(try folder.vipergen("status", "Login", "-t", "rib").output.contains("  rib"))
    }

    @Test(arguments: [
        "App/Modules/Account/Login", "App/Modules/Account/Login/", "./App/Modules/Account/Login", "Account/Login/",
    ])
    func `a module may be named by a path to it, as shells complete it`(path: String) throws {
        try folder.write(#"{"output": "App/Modules"}"#, to: ".vipergen.json")
        try folder.vipergen("Account/Login", "--quiet")
        #expect(try folder.vipergen("status", path).output.hasPrefix("App/Modules/Account/Login  unedited  viper"))
        let paths = [path, folder.url.path + "/App/Modules/Account/Login"]
        for path in paths { try folder.vipergen("update", path, "--formatter", "--quiet") }
        #expect(try folder.files.keys.contains("App/Modules/Account/Login/LoginFormatter.swift"))
        try folder.vipergen("remove", path, "--quiet")
        #expect(try folder.files.count == 1)
        try folder.vipergen("status", "App/Modules", "../Login", status: 64)
    }

    @Test func `the JSON document has everything that the printed line has`() throws {
        try folder.vipergen("LoggedIn", "-t", "rib", "--parent", "Root", "--quiet")
        let output = try folder.vipergen("status", "--json").output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let module = try #require((document["modules"] as? [[String: Any]])?.first)
        #expect(module["path"] as? String == "LoggedIn" && module["template"] as? String == "rib")
        #expect(module["commandLine"] as? String == "--parent Root")
        #expect((module["options"] as? [String: Any])?["parent"] as? String == "Root")
        #expect(module["share"] as? Double == 1 && module["changed"] as? [String] == [])
        #expect(document["exitCode"] as? Int == 0)
    }

    @Test("for a module of another template set, the sets that match more of it come first")
    func orderOfShares() throws {
        for (name, files) in [("aaa", ["f"]), ("bbb", ["f", "g"])] {
            try folder.write(#"{"name": "\#(name)"}"#, to: "Sets/\(name)/template.json")
            for file in files {
                try folder.write("a line of {{name}}\nand one more\n", to: "Sets/\(name)/{{name}}\(file).mustache")
            }
        }
        try folder.write("something else\nfor {{name}}\n", to: "Sets/aaa/{{name}}g.mustache")
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.vipergen("Login", "-t", "bbb", "--quiet")
        let run = try folder.vipergen("update", "Login", "-t", "viper", "--rx", status: 65)
        let (first, second) = (run.errors.range(of: "'bbb' 100 %"), run.errors.range(of: "'aaa' "))
        #expect(first != nil && second != nil && first!.lowerBound < second!.lowerBound, "\(run.errors)")
    }

    @Test func `template sets that match equally are sorted by name`() throws {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        for name in ["ccc", "aaa", "bbb"] {
            try folder.write(#"{"name": "\#(name)"}"#, to: "Sets/\(name)/template.json")
            try folder.write("a line of {{name}}\n", to: "Sets/\(name)/{{name}}.mustache")
        }
        try folder.vipergen("Login", "-t", "aaa", "--quiet")
        let line = try folder.vipergen("status", "Login", "-t", "viper").output
        #expect(line.contains("; 'aaa' 100 %; 'bbb' 100 %; 'ccc' 100 %)"), "\(line)")
    }

    @Test func `other template sets are sorted by how much they match, and a folder needs to match one by half`()
        throws
    {
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        for (name, text) in [("own", "import RIBs\nfoo\n"), ("half", "one\ntwo\n")] {
            try folder.write(#"{"name": "\#(name)"}"#, to: "Sets/\(name)/template.json")
            try folder.write(text, to: "Sets/\(name)/{{name}}\(name == "own" ? "Router" : "Half").swift.mustache")
        }
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        let line = try folder.vipergen("status", "Root", "-t", "viper").output
        #expect(line.contains("; 'rib' 100 %; 'own' 50 %)"), "\(line)")
        try folder.write("one\nmine\n", to: "Cart/CartHalf.swift")
        let note = try folder.vipergen("status", "-t", "viper").errors
        #expect(note.contains("2 folders look like modules of another set: 'Cart', 'Root'\n"), "\(note)")
    }

    @Test func `'--quiet' prints nothing without an error`() throws {
        try folder.vipergen("Login", "--quiet")
        let run = try folder.vipergen("status", "--quiet")
        #expect(run.output == "" && run.errors == "")
    }
}
