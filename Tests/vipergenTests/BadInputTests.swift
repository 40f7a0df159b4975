import Foundation
import TestSupport
import Testing

/// Each bad input gives a message and an exit code of sysexits, and nothing is written.
@Suite("Bad input") struct BadInputTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func expectFailure(
        _ arguments: [String],
        _ status: Int32,
        _ message: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == status, sourceLocation: sourceLocation)
        #expect(run.output == "", sourceLocation: sourceLocation)
        #expect(run.errors.contains(message), "\(run.errors)", sourceLocation: sourceLocation)
        let after = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
        #expect(after == before, sourceLocation: sourceLocation)
    }

    @Test(
        "an invalid module name is refused",
        arguments: [
            "", "login", "2Login", "Log in", "Login!", "class", "Self", "Any", "../Login", "/etc/Login", "a//b",
            "Login//",
            "Login🎉", "Login\u{200B}", "\u{202E}Login", "-", ".", "Log\nin", String(repeating: "L", count: 10_000),
        ]
    )
    func name(name: String) throws {
        try expectFailure(["Home", "--", name], 64, "error: '")
    }

    @Test(
        "a name with which a module would not compile is refused",
        arguments: [["Base"], ["UI"], ["String", "--rx"], ["DisposeBag", "--rx"], ["Date", "--formatter"]]
    )
    func reservedName(arguments: [String]) throws {
        try expectFailure(arguments, 64, "error: a module of 'viper' cannot be called '\(arguments[0])': ")
    }

    @Test(
        "an impossible command line is refused with the reason",
        arguments: [
            (["--rx"], "no module's name is given"),
            (["Login", "--formater"], "did you mean '--formatter'?"),
            (["Login", "--no-rxx"], "did you mean '--no-rx'?"),
            (["Login", "-rx"], "did you mean '--rx'?"),
            (["Login", "--rx=no"], "'--rx' takes no value\nhelp: write '--rx' or '--no-rx'"),
            (["Login", "--tests=no"], "'--tests' takes no value\nhelp: write '--tests' or '--no-tests'"),
            (["Login", "--quiet=yes"], "'--quiet' takes no value\nhelp: write '--quiet' alone"),
            (
                ["Login", "--view", "nib"],
                "'nib' is not a value of '--view'\nhelp: it takes 'storyboard', 'xib', 'code', 'swiftui'; did you mean 'xib'?"
            ),
            (["Login", "--view"], "'--view' needs a value\nhelp: write '--view storyboard|xib|code|swiftui'"),
            (["Login", "-o"], "'-o' needs a value"),
            (["Login", "--output", "--dry-run"], "'--output' needs a value\nhelp: write '--output DIR'"),
            (["Login", "--output="], "'--output' has an empty value"),
            (
                ["Login", "--template", "vipr"],
                "there is no template set 'vipr', and no folder of that name\nhelp: did you mean 'viper'?"
            ),
            (["Login", "--force", "--skip-existing"], "cannot be combined"),
            (["Login", "--check", "--force"], "'--check' and '--force' cannot be combined"),
            (
                ["Login", "--action", "a: Driver<B>"],
                "'--action' needs '--rx': an action is an RxSwift sequence\nhelp: add '--rx', or leave '--action' out"
            ),
            (
                ["Login", "--no-rx", "--event", "a: Driver<B>"],
                "'--event' needs '--rx': an event is an RxSwift sequence"
            ),
            (["Login", "--rx", "--event", "a"], "has no TYPE\nhelp: write '--event LABEL:TYPE'"),
            (["Login", "--rx", "--event", "a: Driver<B>", "--event", "a: Driver<C>"], "'--event' has 'a' twice"),
            (
                ["Login", "--rx", "--event", "a: B"],
                "'B' is not a type for '--event', which takes 'Driver<…>', 'Signal<…>', 'Observable<…>'\nhelp: 'Driver<B>' would do"
            ),
            (["Login", "--route", "home"], "'home' is not a type name, and '--route' takes one"),
            (["Root", "-t", "rib", "--child", "Root"], "'--child' names the module itself, 'Root'"),
            (["Root", "-t", "rib", "--child", "A", "--child", "Root"], "'--child' names the module itself, 'Root'"),
            (["init", "-t", "rib", "--root", "--view", "none"], "'--root' and '--view none' cannot be combined"),
            (["Login", "--tests", "--tests-output", "Login"], "is in the folder of the module 'Login'"),
            (["Acc\u{200D}ount/Login"], "'U+200D' in it"),
            (["Login", "--color", "blue"], "'blue' is not a value of '--color'"),
            (["Login", "--color", "alway"], "'alway' is not a value of '--color'\nhelp: did you mean 'always'?"),
            (["Login", "--m"], "did you mean '--markers' or '--mode' or '--main-actor'?"),
            (["eject", "zzz"], "'base', 'mvvm', 'mvvm-base', 'rib', 'viper'"),
            (["eject", "Viper"], "there is no built-in template set 'Viper'\nhelp: did you mean 'viper'?"),
            (["Login", "-n-"], "there is no option '-n-'"), (["Login", "-n-force"], "there is no option '-n-force'"),
            (["Login", "-n=5"], "there is no option '-n=5'\nhelp: '--help' lists the options"),
            (["help", "lint", "foo"], "unexpected argument 'foo'\nhelp: ask about one command"),
            (["init", "--xcodeproj", "A.xcodeproj"], "no target of 'A.xcodeproj' is named\nhelp: add '--target NAME'"),
            (["Login", "-y"], "there is no option '-y'\nhelp: '--help' lists the options"),
            (["status", "-v"], "there is no option '-v'\nhelp: did you mean '--verbose' or '--version'?"),
            ([""], "'' is not a module's name: it is empty"), (["Login.swift"], "help: 'Login' would do"),
            (["show"], "no module's name is given\nhelp: write a name, as in 'vipergen show Login'"),
            (["completions", "nope"], "'nope' is not a value of 'completions'"),
            (["Login", "Login"], "'Login' is named twice"),
            (["Login", "LOGIN"], "the same folder on many disks"),
            (["inti"], "'inti' is neither a command nor a module's name\nhelp: did you mean 'init'?"),
            (["init", "Login"], "unexpected argument 'Login'"),
            (["init", "templates"], "unexpected argument 'templates'"),
            (["templates", "viper", "rib"], "unexpected argument 'rib'"),
            (["eject", "viper", "a", "b"], "unexpected argument 'b'"),
            (["eject"], "'eject' needs NAME"), (["lint"], "no folder of template sets is named"),
            (["eject", "viper", ""], "the folder's name is empty"),
            (["Login", "lint"], "'lint' is not a module's name"), (["Login", "-"], "'-' is not a module's name"),
            (["templates", "--rx"], "leave it out: 'templates' takes no options of a template set"),
            (["Login", "--no-base"], "'vipergen NAME...' has no option '--base'"),
            (["eject", "viper", "--force"], "'vipergen eject' has no option '--force'"),
            (["Login", "--check", "--dry-run"], "'--check' and '--dry-run' cannot be combined"),
            (["Login", "--check", "--diff"], "'--check' and '--diff' cannot be combined"),
            (["Login", "--check", "--skip-existing"], "'--check' and '--skip-existing' cannot be combined"),
            (["lint", ".", "--record"], "'--record' needs '--snapshots'"),
            (["lint", "nowhere"], "there is no template set 'nowhere', and no folder of that name"),
            (["Login", "-t", "rib", "--parent", "Login"], "'--parent' names the module itself, 'Login'"),
        ] as [([String], String)]
    )
    func usage(arguments: [String], message: String) throws {
        try expectFailure(arguments, 64, message)
    }

    @Test("an output folder that is a symlink to no folder is refused", arguments: ["nowhere", "file"])
    func linkedOutput(destination: String) throws {
        try folder.write("", to: "file")
        let link = folder.url.appending(path: "Out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
        try expectFailure(["Login", "-o", "Out"], 73, "'Out' is not a folder")
    }

    @Test("several problems are reported together")
    func severalProblems() throws {
        let run = try Run.vipergen(["login", "--rxx", "2Home", "--view=nib"], in: folder.url)
        #expect(run.errors.components(separatedBy: "error: ").count == 5, "\(run.errors)")
    }

    @Test("the word after a misspelled option is treated as its value, not as a name")
    func mistypedOption() throws {
        let run = try Run.vipergen(["Login", "--vieww", "xib"], in: folder.url)
        #expect(run.errors == "error: there is no option '--vieww'\nhelp: did you mean '--view'?\n")
        let attached = try Run.vipergen(["Login", "--vieww=xib", "home"], in: folder.url)
        #expect(attached.errors.contains("there is no option '--vieww'") && attached.errors.contains("'home' is not"))
    }

    @Test(
        "a SOURCE_DATE_EPOCH that is not a time, or is beyond the year 9999, is refused",
        arguments: ["today", "-1", "253402300800"]
    )
    func epoch(text: String) throws {
        let run = try Run.vipergen(["Login"], in: folder.url, environment: ["SOURCE_DATE_EPOCH": text])
        #expect(run.status == 64)
        #expect(run.errors.contains("SOURCE_DATE_EPOCH is '\(text)'"))
    }

    @Test("tests of an app whose name is not a module name are refused")
    func projectName() throws {
        try folder.write(#"{"project": "My App"}"#, to: ".vipergen.json")
        try expectFailure(
            ["Login", "--tests"],
            65,
            "'project': 'My App' is not a module's"
        )
        #expect(try Run.vipergen(["Login"], in: folder.url).status == 0)
    }

    @Test(
        "a path that is not UTF-8 is refused",
        arguments: ["-o", "--tests-output="]
    )
    func bytes(option: String) throws {
        let shell = URL(filePath: "/bin/sh")
        let command = "'\(Repository.program.path)' Login \(option)\"$(printf 'Modules\\377')\""
        let run = try Run(shell, ["-c", command], in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("Modules\u{FFFD}' is not UTF-8"), "\(run.errors)")
        #expect(try folder.files.isEmpty)
    }

    @Test(
        "modules that cannot be in one folder or app are refused with both names, also if nothing would be written",
        arguments: [
            (
                ["A/Login", "B/Login"],
                "'A/Login' and 'B/Login' are modules with the same name, and an app can have only one"
            ),
            (["A/Login", "B/LOGIN"], "'A/Login' and 'B/LOGIN' are modules with the same name"),
            (
                ["Login", "LoginPresenter", "--rx"],
                "'Login' and 'LoginPresenter' cannot be in one app: both have 'LoginPres"
            ),
            (["LoginViewInterface", "Home", "Login", "--rx"], "'LoginViewInterface' and 'Login' cannot be in one app"),
            (["Login", "LoginPresentable", "-t", "rib"], "both have 'LoginPresentableListener'"),
            (
                ["Main", "Other", "-t", "rib", "--root"],
                "'Main' and 'Other' cannot be in one app: both have 'AppComponent'"
            ),
            (
                ["\u{C9}lan", "E\u{301}lan"],
                "'\u{C9}lan' and 'E\u{301}lan' are the same folder on many disks: Unicode writes"
            ),
            (["Straße", "STRASSE"], "'Straße' and 'STRASSE' are the same folder on many disks"),
            (["Leſen", "LeSen"], "'Leſen' and 'LeSen' are the same folder on many disks"),
            (["\u{C9}/Login", "E\u{301}/Home"], "'\u{C9}' and 'E\u{301}' are the same folder on many disks"),
            (["A/B/Login", "A/b/Home"], "'A/B' and 'A/b' are the same folder on many disks"),
            (["Login", "LOGIN/Home"], "'Login' and 'LOGIN' are the same folder on many disks"),
            (
                ["Login", "Login/LoginPresenter.swift/Xxx"],
                "'Login/LoginPresenter.swift/Xxx' and the file 'Login/LoginPresenter.swift' of 'Login' cannot both"
            ),
            (["Login/loginpresenter.swift/Xxx", "Login"], "cannot both exist"),
            (
                ["Login", "-o", "Out", "--tests-output", "out/login/T"],
                "the tests' folder 'out/login/T' is in the folder"
            ),
            (
                ["Login", "-o", "T/Login", "--tests-output", "T"],
                "the modules' folder 'T/Login' is in the folder of the"
            ),
        ] as [([String], String)]
    )
    func together(arguments: [String], message: String) throws {
        for mode in [[], ["--dry-run"], ["--check"], ["--diff"]] {
            let run = try Run.vipergen(arguments + mode, in: folder.url)
            #expect(run.status == 64, "\(mode)")
            #expect(run.errors.contains(message), "\(run.errors)")
            #expect(!run.errors.contains("run the command again"))
            #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).isEmpty)
        }
    }

    @Test(
        "modules whose names have only a part in common can be generated together",
        arguments: [
            ["Login", "LoginPresenter"], ["Login", "LoginDetails", "--rx"], ["A/Login", "A/Home", "A/B/Details"],
            ["Main", "App", "-t", "rib"], ["Login", "Login/Details"], ["Kıl", "Kil"], ["B/Login", "Login/Home"],
            ["Initt"], ["Lints"],
        ]
    )
    func apart(arguments: [String]) throws {
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("types that only one module's options add count, and the error has the line of the name")
    func togetherInFile() throws {
        try folder.write("Login\nLoginPresenter --rx\nMain -t rib --root\nApp -t rib\n", to: "names")
        let run = try Run.vipergen(["--names-from", "names"], in: folder.url)
        #expect(run.status == 64)
        #expect(
            run.errors.contains("names:2: error: 'Login' and 'LoginPresenter' cannot be in one app"),
            "\(run.errors)"
        )
        for names in ["Home -t rib\nLogin\nLoginPresenter --rx\n", "Login\nLoginPresenter --rx\nHome -t rib\n"] {
            try folder.write(names, to: "names")
            try expectFailure(["--names-from", "names"], 64, "'Login' and 'LoginPresenter' cannot be in one app")
        }
        try folder.write("App -t rib\nMain -t rib --root\n", to: "names")
        try expectFailure(
            ["--names-from", "names"],
            64,
            "'App' and 'Main' cannot be in one app: both have 'AppComponent'"
        )
    }

    @Test("modules that are packages of their own may have files with one name")
    func packages() throws {
        try folder.write(#"{"name": "set", "types": ["Module"]}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/files/Sources/Module.swift")
        try expectFailure(["A", "B", "-t", "set"], 64, "'A' and 'B' cannot be in one app: both have 'Module'")
        try folder.write(#"{"name": "set", "types": ["{{name}}Kit", "{{name}}"]}"#, to: "set/template.json")
        try expectFailure(["A", "AKit", "-t", "set"], 64, "'A' and 'AKit' cannot be in one app: both have 'AKit'")
        try folder.write("x\n", to: "set/files/Package.swift")
        #expect(try Run.vipergen(["A", "AKit", "-t", "set"], in: folder.url).status == 0)
    }

    @Test("two Interface Builder documents with one name are refused")
    func documents() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/files/Notes.txt")
        #expect(try Run.vipergen(["A", "B", "-t", "set"], in: folder.url).status == 0)
        try folder.write("<x/>\n", to: "set/files/View.xib")
        try expectFailure(["A", "B", "-t", "set"], 64, "'A' and 'B' cannot be in one app: both have 'View.xib'")
    }

    @Test("a module in the place of another module's file or folder is refused", arguments: ["Part", "Part/file"])
    func nesting(file: String) throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/files/\(file)")
        try expectFailure(
            ["Login", "Login/Part", "-t", "set"],
            64,
            "'Login/Part' and the file 'Login/\(file)' of 'Login'"
        )
    }

    @Test("an invalid type name in template.json is refused", arguments: ["{{name}}-View", "{{other}}", ""])
    func types(name: String) throws {
        try folder.write(#"{"name": "set", "types": ["\#(name)"]}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/files/f")
        try expectFailure(["Login", "-t", "set"], 65, "'\(name)' is not a type name")
    }

    @Test("a new module with the file names of an existing one is written with a warning that names the other place")
    func namesOnDisk() throws {
        #expect(try Run.vipergen(["Login", "-q"], in: folder.url).status == 0)
        let run = try Run.vipergen(["Account/Login", "Home"], in: folder.url)
        #expect(run.status == 0)
        let file = "'Account/Login/Login.storyboard' has the name of 'Login/Login.storyboard' (and 5 more)"
        let help = "help: give 'Account/Login' another name, unless the two are for different targets\n"
        #expect(run.errors.hasPrefix("warning: \(file), and an app can have only one\n\(help)"), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "warning:").count == 2)
        // What is there already is no news.
        #expect(try !Run.vipergen(["Account/Login"], in: folder.url).errors.contains("warning:"))
    }

    @Test("a package, and another output folder, may have files of the same names without a warning")
    func namesElsewhere() throws {
        #expect(try Run.vipergen(["Login", "-o", "App", "-q"], in: folder.url).status == 0)
        try folder.write("", to: "App/Kit/Package.swift")
        for words in [["Kit/Login", "-o", "App"], ["Login", "-o", "Other"]] {
            let run = try Run.vipergen(words, in: folder.url)
            #expect(run.status == 0 && !run.errors.contains("warning:"), "\(run.errors)")
        }
    }

    @Test("a folder whose name differs from the module's only in letter case is refused")
    func otherLettersOnDisk() throws {
        try folder.write("", to: "LOGIN/file")
        try folder.write("", to: "Account/home/file")
        try folder.write("", to: "tests/\u{C9}lan/file")
        try expectFailure(["Login"], 73, "'LOGIN' exists, and is the same folder as 'Login' on many disks")
        try expectFailure(["Account/Home", "--dry-run"], 73, "'Account/home' exists, and is the same folder as")
        try expectFailure(["E\u{301}lan", "--tests-output", "tests"], 73, "exists, and is the same folder as")
        try expectFailure(["account/Details"], 73, "'Account' exists, and is the same folder as 'account'")
        #expect(try Run.vipergen(["Elsewhere/Login", "--dry-run"], in: folder.url).status == 0)
        // A volume that ignores letter case has one folder for both.
        guard TemporaryFolder.hasLetterCase else { return }
        try folder.write("", to: "Login/file")
        #expect(try Run.vipergen(["Login", "--dry-run"], in: folder.url).status == 0)
    }

    @Test("folders whose names differ only in letter case are reported in order")
    func otherLettersInFolders() throws {
        let parents = ["D", "B", "A", "C"]
        for parent in parents { try folder.write("", to: "\(parent)/m\(parent.lowercased())/f") }
        let run = try Run.vipergen(parents.map { "\($0)/M\($0.lowercased())" }, in: folder.url)
        #expect(run.status == 73)
        let errors = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }.map {
            $0.split(separator: "'")[1]
        }
        #expect(errors == ["A/ma", "B/mb", "C/mc", "D/md"], "\(run.errors)")
    }

    @Test("a type of one module that begins with another module's name is not a conflict")
    func prefixOfOther() throws {
        try folder.write(#"{"name": "set", "types": ["KitThing"]}"#, to: "set/template.json")
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        for name in ["set", "plain"] { try folder.write("x\n", to: "\(name)/{{name}}.txt.mustache") }
        try folder.write("Kit -t plain\nLogin -t set\n", to: "names")
        let run = try Run.vipergen(["--names-from", "names"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("a path with '..' after a missing folder is refused", arguments: ["-o", "--tests-output"])
    func upFromNothing(option: String) throws {
        try expectFailure(
            ["Login", option, "new/../Login"],
            73,
            "'new/../Login' has '..' after a folder that is missing"
        )
        try folder.write("", to: "old/file")
        try expectFailure(["Login", "--tests-output", "old/../Login"], 64, "is in the folder of the module 'Login'")
    }

    // MARK: - Folders and files -

    @Test("an output folder that is a file, or is below one, is refused")
    func outputIsFile() throws {
        try folder.write("", to: "file")
        try expectFailure(["Login", "-ofile"], 73, "'file' is not a folder")
        try expectFailure(["Login", "--output=file/below"], 73, "'file' is not a folder")
    }

    @Test("an output folder in which nothing can be created is an error")
    func readOnlyOutput() throws {
        // Not even root can create folders there: a folder of the Linux kernel, or the read-only system volume of
        // macOS.
        #if os(Linux)
        try expectFailure(["Login", "-o", "/proc"], 73, "cannot create")
        #else
        try expectFailure(["Login", "-o", "/System"], 73, "cannot create")
        #endif
    }

    @Test("all conflicting files are reported, and no file of the run is written")
    func conflicts() throws {
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        try folder.write("mine", to: "Login/LoginWireframe.swift")
        try expectFailure(["Home", "Login"], 73, "'Login/LoginPresenter.swift' exists with other content")
        try expectFailure(["Home", "Login"], 73, "'Login/LoginWireframe.swift' exists with other content")
        let errors = try Run.vipergen(["Home", "Login"], in: folder.url).errors
        #expect(errors.components(separatedBy: "\nhelp: nothing was written: see '--diff'").count == 2, "\(errors)")
    }

    @Test("a symlink in a file's place is refused")
    func linkInPlace() throws {
        try folder.write("", to: "Login/Notes")
        let link = folder.url.appending(path: "Login/LoginPresenter.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Notes")
        try expectFailure(["Login"], 73, "'Login/LoginPresenter.swift' is a symlink")
    }

    @Test("a mistake in the template set that a line of names requests is reported at its place")
    func brokenSetInFile() throws {
        try folder.write(#"{"name": "bad"}"#, to: "bad/template.json")
        try folder.write("{{nmae}}", to: "bad/f.mustache")
        try folder.write("Login -t ./bad\n", to: "names")
        try expectFailure(["--names-from", "names"], 65, "bad/f.mustache:1:1: error: there is no variable 'nmae'")
    }

    @Test("a folder in a file's place, and a file in a folder's, are refused even with '--force'")
    func obstacles() throws {
        try folder.write("", to: "Login/LoginPresenter.swift/file")
        try folder.write("", to: "Home")
        try expectFailure(["Login", "--force"], 73, "'Login/LoginPresenter.swift' is a folder")
        try expectFailure(["Login"], 73, "help: nothing was written: move it away\n")
        try expectFailure(["Home", "--force"], 73, "'Home' is in the place of the module's folder")
        try expectFailure(["Home/Login"], 73, "'Home' is not a folder")
    }

    @Test("a symlink that points outside the output folder is refused")
    func link() throws {
        let elsewhere = try TemporaryFolder()
        let link = folder.url.appending(path: "Account")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: elsewhere.url)
        try expectFailure(["Account/Login"], 73, "'Account' is a symlink that points outside the output folder")
        try expectFailure(["Account", "--force"], 73, "'Account' is a symlink that points outside the output folder")
        #expect(try elsewhere.files.isEmpty)
    }

    @Test("a symlink in the place of a module's folder is refused if it points to an empty folder")
    func linkToFolder() throws {
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "Elsewhere"),
            withIntermediateDirectories: true
        )
        let link = folder.url.appending(path: "Login")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Elsewhere")
        for mode in ["--dry-run", "--quiet", "--force"] {
            let run = try Run.vipergen(["Login", mode], in: folder.url)
            #expect(run.status == 73)
            #expect(run.errors.contains("'Login' is in the place of the module's folder"))
        }
        try folder.write("", to: "Elsewhere/Notes")
        #expect(try Run.vipergen(["Login", "--dry-run"], in: folder.url).status == 0)
        #expect(try Run.vipergen(["Login"], in: folder.url).status == 0)
        #expect(try folder.files.keys.contains("Elsewhere/LoginPresenter.swift"))
    }

    // MARK: - Template sets -

    @Test(
        "a mistake in a template is reported with its place",
        arguments: [
            ("{{#rx}}\nx", "set/f.mustache:1:1: error: '{{#rx}}' is never closed\n 1 | {{#rx}}\n   | ^\n"),
            (
                "a\n  {{nmae}}",
                "set/f.mustache:2:3: error: there is no variable 'nmae'\n 2 |   {{nmae}}\n   |   ^\nhelp: did you mean 'name'?"
            ),
            ("{{> f}}", "set/f.mustache:1:1: error: there is no partial 'f'"),
            ("{{> loop}}", "the partial 'loop' includes itself without end (loop → loop)"),
        ]
    )
    func template(template: String, message: String) throws {
        try folder.write(
            #"{"name": "set", "options": [{"name": "rx", "type": "flag", "help": "x"}]}"#,
            to: "set/template.json"
        )
        try folder.write("{{> loop}}", to: "set/partials/loop.mustache")
        try folder.write(template, to: "set/f.mustache")
        try expectFailure(["Login", "-t", "set"], 65, message)
    }

    @Test("a template that is not UTF-8 is reported with the line")
    func encoding() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write(Data([0x61, 0x0A, 0xC3]), to: "set/f.mustache")
        try expectFailure(["Login", "-t", "set"], 65, "set/f.mustache:2: error: the file is not UTF-8")
    }

    @Test(
        "an invalid template.json is reported",
        arguments: [
            ("{", "this is not JSON"), ("{}", "'name': this is missing"),
            (
                #"{"name": "a", "options": [{"name": "x", "type": "flag", "help": "x"}, {"name": "x", "type": "flag", "help": "x"}]}"#,
                "'options[1]': 'x' is taken by another option of this set"
            ),
            (
                #"{"name": "a", "options": [{"name": "force", "type": "flag", "help": "x"}]}"#,
                "'options[0]': 'force' is taken by the option '--force'"
            ),
        ]
    )
    func manifest(json: String, message: String) throws {
        try folder.write(json, to: "set/template.json")
        try expectFailure(["Login", "-t", "set"], 65, message)
    }

    @Test(
        "templates that write to the same path, ignoring letter case, are refused",
        arguments: [
            ["A.txt", "B.txt", "a.txt"], ["A", "a/b"], ["tests/files/A", "A"], ["B/x", "b"], ["ß.txt", "SS.txt"],
        ]
    )
    func collisions(paths: [String]) throws {
        try folder.write(#"{"name": "a"}"#, to: "set/template.json")
        for path in paths {
            try folder.write("x\n", to: path.contains("files/") ? "set/\(path)" : "set/\(path).mustache")
        }
        // A volume that ignores letter case cannot hold some of these template sets.
        guard try folder.files.count == paths.count + 1 else { return #expect(!TemporaryFolder.hasLetterCase) }
        try expectFailure(
            ["Login", "-t", "set", "--tests", "--tests-output", "."],
            65,
            "writes to the path of this template's file too"
        )
    }

    // MARK: - Limits -

    /// Makes a sparse file of a size.
    private func makeFile(_ path: String, megabytes: UInt64, bytes: UInt64 = 0) throws {
        try folder.write("", to: path)
        let handle = try FileHandle(forWritingTo: folder.url.appending(path: path))
        try handle.truncate(atOffset: megabytes << 20 + bytes)
        try handle.close()
    }

    @Test("an endless input, or one of more than 64 MB, is refused")
    func largeInputs() throws {
        try expectFailure(["--names-from", "/dev/zero"], 65, "'/dev/zero' has more than 64 MB")
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try makeFile("set/f", megabytes: 64, bytes: 1)
        try expectFailure(["Login", "-t", "set"], 65, "'set/f' has more than 64 MB")
        try makeFile(".vipergen.json", megabytes: 65)
        try expectFailure(["Login"], 65, "'.vipergen.json' has more than 64 MB")
    }

    @Test("a template set of more than 64 MB is refused")
    func largeSet() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try makeFile("set/f", megabytes: 32)
        try makeFile("set/g", megabytes: 32)
        try expectFailure(["Login", "-t", "set"], 65, "set: error: the files in this folder have more than 64 MB")
    }

    @Test("a pipe in a file's place is refused without a wait")
    func pipe() throws {
        #expect(mkfifo(folder.url.appending(path: ".vipergen.json").path, 0o600) == 0)
        try expectFailure(["Login"], 74, "cannot read '.vipergen.json': it is not a file")
    }

    @Test("a text with invisible characters is refused in a file's name")
    func invisibleFileName() throws {
        try folder.write(
            #"{"name": "a", "options": [{"name": "t", "type": "text", "help": "h"}]}"#,
            to: "set/template.json"
        )
        try folder.write("x", to: "set/files/{{t}}.txt")
        try expectFailure(["Login", "-t", "set", "--t", "a\nb"], 65, "this template's file would be at 'aU+000Ab.txt'")
    }

    @Test("a folder without a template.json is refused as a template set")
    func noManifest() throws {
        try folder.write("", to: "set/f.mustache")
        try expectFailure(["Login", "-t", "set"], 65, "set: error: there is no template.json")
    }
}
