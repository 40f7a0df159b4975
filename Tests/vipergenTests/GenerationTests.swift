import Foundation
import TestSupport
import Testing

@Suite("Generation") struct GenerationTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs the program, which must succeed.
    @discardableResult
    private func vipergen(_ arguments: String..., environment: [String: String?] = [:]) throws -> String {
        let run = try Run.vipergen(arguments, in: folder.url, environment: environment)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    private var names: [String] { get throws { try folder.files.keys.sorted() } }

    private static let login = [
        "Login.storyboard", "LoginInteractor.swift", "LoginInterfaces.swift", "LoginPresenter.swift",
        "LoginViewController.swift", "LoginWireframe.swift",
    ]

    @Test("a module is written into its own folder, one line is printed for each file, and a missing folder is created")
    func login() throws {
        let output = try vipergen("Login", "--rx", "--output", "Demo/Modules")
        #expect(try names == Self.login.map { "Demo/Modules/Login/\($0)" })
        #expect(output == Self.login.map { "create     Demo/Modules/Login/\($0)\n" }.joined())
    }

    @Test("several modules with parent folders are written in one run")
    func severalModules() throws {
        try vipergen("Account/Login", "Account", "Home", "--view", "code", "--quiet")
        let files = try names
        #expect(files.count == 15)
        #expect(files.contains("Account/Login/LoginPresenter.swift"))
        #expect(files.contains("Account/AccountPresenter.swift"))
    }

    @Test(
        "a folder whose name begins with an accent is handled like any other, however the option is written",
        arguments: [["--output", "\u{301}out"], ["--output=\u{301}out"], ["-o\u{301}out"], ["-qo\u{301}out"]]
    )
    func accent(output: [String]) throws {
        for command in [["Login"], ["Login", "--check"], ["remove", "Login"]] {
            let run = try Run.vipergen(command + output, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
        }
        let run = try Run.vipergen(["Login", "-o=\u{301}out"], in: folder.url)
        #expect(run.errors.contains("write '-o \u{301}out' or '--output=\u{301}out'"), "\(run.errors)")
        #expect(try names.isEmpty)
    }

    @Test("a run that writes nothing does not read the set of the base files", arguments: ["--check", "--diff", "-n"])
    func brokenBase(option: String) throws {
        try folder.write(#"{"templates": "Sets", "template": "own"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own", "base": "low"}"#, to: "Sets/own/template.json")
        try folder.write("x", to: "Sets/own/{{name}}.mustache")
        try folder.write("{", to: "Sets/low/template.json")
        let run = try Run.vipergen(["Login", option], in: folder.url)
        #expect(run.status == (option == "--check" ? 1 : 0), "\(run.errors)")
    }

    @Test("if one of many modules cannot be rendered, it is reported, and nothing is written")
    func oneOfMany() throws {
        let long = "L" + String(repeating: "o", count: 250)
        try folder.write((1...40).map { $0 == 35 ? long : "Module\($0)" }.joined(separator: "\n"), to: "names")
        let run = try Run.vipergen(["--names-from", "names"], in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("is too long: its file 'Looo"))
        #expect(try names == ["names"])
    }

    @Test(
        "the files of a module have its whole name, in any script",
        arguments: ["Übung", "U\u{308}bung", "登录"]
    )
    func otherLetters(name: String) throws {
        try vipergen("Konto/\(name)", "--view", "code")
        #expect(try names.allSatisfy { $0.utf8.starts(with: "Konto/\(name)/\(name)".utf8) })
        try vipergen("Konto/\(name)", "--view", "code", "--check")
    }

    @Test(
        "options are accepted in any place and form, and the last one takes precedence",
        arguments: [
            ["--view=code", "-oOut", "Login"], ["-o", "Out", "Login", "--view", "xib", "--view", "code"],
            ["--rx", "--view=code", "--no-rx", "-oElsewhere", "-oOut", "--", "Login"],
        ]
    )
    func optionHabits(arguments: [String]) throws {
        #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
        #expect(try names == Self.login.dropFirst().map { "Out/Login/\($0)" })
        #expect(try !folder.read("Out/Login/LoginWireframe.swift").contains("Rx"))
    }

    @Test("a name may begin with the output folder, as other commands print it")
    func nameWithOutput() throws {
        try vipergen("Out/Login", "Outer", "Out", "--view", "code", "-o", "./Out", "--quiet")
        #expect(try Set(names.map { $0.split(separator: "/")[1] }) == ["Login", "Outer", "Out"])
    }

    @Test("the same command changes nothing the second time")
    func idempotence() throws {
        try vipergen("Login")
        let before = try folder.files
        #expect(try vipergen("Login") == Self.login.map { "unchanged  Login/\($0)\n" }.joined())
        #expect(try folder.files == before)
    }

    @Test("'--quiet' prints nothing")
    func quiet() throws {
        #expect(try vipergen("Login", "--quiet") == "")
    }

    @Test(
        "two spellings of one folder are the same folder, for modules and for tests",
        arguments: ["./Out", "Out/", "Out"]
    )
    func spellings(path: String) throws {
        try vipergen("Login", "--tests", "-o", "Out", "--tests-output", path, "--quiet")
        #expect(try names.contains("Out/Login/LoginMocks.swift"))
        #expect(try names.contains("Out/Login/LoginPresenter.swift"))
    }

    @Test("a colored diff has all its lines, whatever their line endings")
    func colorOfCRLF() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("a\r\nb\r\n", to: "set/files/f")
        let output = try vipergen("Login", "-t", "set", "--diff", "--color=always")
        #expect(output.contains("+aU+000D\u{1B}[0m\n") && output.contains("+bU+000D\u{1B}[0m\n"))
    }

    @Test("'--force' overwrites files with other contents, and leaves other files alone")
    func force() throws {
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        try folder.write("mine", to: "Login/Notes.txt")
        #expect(try vipergen("Login", "--force").contains("overwrite  Login/LoginPresenter.swift\n"))
        #expect(try folder.read("Login/LoginPresenter.swift").hasPrefix("import Foundation"))
        #expect(try folder.read("Login/Notes.txt") == "mine")
        #expect(try names.count == 7)
    }

    @Test("'--skip-existing' keeps files with other contents, and writes missing ones")
    func skipExisting() throws {
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        let output = try vipergen("Login", "--formatter", "--skip-existing")
        #expect(output.contains("skip       Login/LoginPresenter.swift\n"))
        #expect(output.contains("create     Login/LoginFormatter.swift\n"))
        #expect(try folder.read("Login/LoginPresenter.swift") == "mine")
    }

    @Test func `'--skip-existing' writes a missing file with the options that the module has`() throws {
        try folder.write(
            #"{"name": "set", "options": [{"name": "log", "type": "flag", "help": "Log."}]}"#,
            to: "set/template.json"
        )
        for name in ["View", "Model"] {
            try folder.write(
                "struct {{name}}\(name) {\n{{#log}}\n    let log = Log()\n{{/log}}\n}\n",
                to: "set/{{name}}\(name).swift.mustache"
            )
        }
        try vipergen("Login", "-t", "set", "--log")
        let model = try folder.read("Login/LoginModel.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginModel.swift"))
        try vipergen("Login", "-t", "set", "--skip-existing")
        #expect(try folder.read("Login/LoginModel.swift") == model)
    }

    @Test("a file's header can have the date of SOURCE_DATE_EPOCH")
    func date() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("{{date}}", to: "set/f.mustache")
        try vipergen("Login", "-t", "set", environment: ["SOURCE_DATE_EPOCH": "86399"])
        #expect(try folder.read("Login/f") == "1970-01-01")
        try vipergen("Last", "-t", "set", environment: ["SOURCE_DATE_EPOCH": "253402300799"])
        #expect(try folder.read("Last/f") == "9999-12-31")
        try vipergen("Now", "-t", "set", environment: ["SOURCE_DATE_EPOCH": ""])
        #expect(try folder.read("Now/f") > "2020")
    }

    @Test("a file's date is the day where the person is, unless SOURCE_DATE_EPOCH names one in UTC")
    func localDate() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("{{date}} {{year}}", to: "set/f.mustache")
        // These two are 26 hours apart: the day is never the same.
        for (name, zone) in [("East", "AAA-14"), ("West", "BBB+12")] {
            try vipergen(name, "-t", "set", environment: ["TZ": zone])
            try vipergen(name + "Fixed", "-t", "set", environment: ["TZ": zone, "SOURCE_DATE_EPOCH": "86399"])
            #expect(try folder.read("\(name)Fixed/f") == "1970-01-01 1970")
        }
        #expect(try folder.read("East/f") > folder.read("West/f"))
    }

    @Test("'--skip-existing' keeps a symlink in a file's place, and its destination")
    func skipLink() throws {
        try folder.write("mine", to: "elsewhere")
        try folder.write("", to: "Login/Notes.txt")
        let link = folder.url.appending(path: "Login/LoginPresenter.swift")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../elsewhere")
        #expect(try vipergen("Login", "--skip-existing").contains("skip       Login/LoginPresenter.swift\n"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../elsewhere")
        #expect(try folder.read("elsewhere") == "mine")
    }

    // MARK: - Dry runs -

    @Test("'--dry-run' prints the plan and writes nothing, and fails if there is a conflict")
    func dryRun() throws {
        #expect(try vipergen("Login", "--dry-run") == Self.login.map { "create     Login/\($0)\n" }.joined())
        #expect(try names == [])
        try folder.write("mine", to: "Login/LoginPresenter.swift")
        let run = try Run.vipergen(["Login", "--dry-run"], in: folder.url)
        #expect(run.status == 73)
        #expect(run.output.contains("conflict   Login/LoginPresenter.swift\n"))
        #expect(try names == ["Login/LoginPresenter.swift"])
    }

    @Test("'--diff' prints the changes, writes nothing and succeeds")
    func diff() throws {
        try vipergen("Login", "--quiet")
        let output = try vipergen("Login", "--no-interactor", "--diff")
        #expect(output.contains("--- a/Login/LoginPresenter.swift\n+++ b/Login/LoginPresenter.swift\n@@"))
        #expect(output.contains("\n-        self.interactor = interactor\n"))
        #expect(!output.contains("LoginInteractor.swift"))
        #expect(try folder.read("Login/LoginPresenter.swift").contains("interactor"))
    }

    @Test("'--check' succeeds if nothing differs, and with '--quiet' prints nothing")
    func checkSame() throws {
        try vipergen("Login", "--rx", "--quiet")
        #expect(try vipergen("Login", "--rx", "--check") == "Login: unchanged\n")
        let run = try Run.vipergen(["Login", "--check", "--quiet"], in: folder.url)
        #expect(run.status == 1 && run.output + run.errors == "")
    }

    @Test("'--check' prints the diff of a changed, missing or additional file, and exits with 1", arguments: [0, 1, 2])
    func checkDifferent(kind: Int) throws {
        try vipergen("Login", "--quiet")
        switch kind {
        case 0: try folder.write("changed", to: "Login/LoginPresenter.swift")
        case 1: try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginPresenter.swift"))
        default: try folder.write("", to: "Login/LoginFormatter.swift")
        }
        let before = try folder.files
        let run = try Run.vipergen(["Login", "--check"], in: folder.url)
        #expect(run.status == 1)
        let headings = [
            "--- a/Login/LoginPresenter.swift\n+++ b/Login/LoginPresenter.swift\n",
            "--- /dev/null\n+++ b/Login/LoginPresenter.swift\n", "--- a/Login/LoginFormatter.swift\n+++ /dev/null\n",
        ]
        #expect(run.output.hasPrefix(headings[kind]))
        #expect(try folder.files == before)
    }

    // MARK: - Others -

    @Test("'init' writes the base files that are missing")
    func initialization() throws {
        try folder.write("mine", to: "App/Base/ViewInterface.swift")
        let output = try vipergen("init", "-o", "App")
        #expect(output.contains("skip       App/Base/ViewInterface.swift\n"))
        #expect(try folder.read("App/Base/ViewInterface.swift") == "mine")
        #expect(
            try names == [
                ".vipergen.json", "App/Base/BaseWireframe.swift", "App/Base/FormatterInterface.swift",
                "App/Base/InteractorInterface.swift", "App/Base/PresenterInterface.swift",
                "App/Base/UIStoryboardExtension.swift", "App/Base/ViewInterface.swift",
            ]
        )
    }

    @Test("output is colored for terminals only, or on request")
    func color() throws {
        #expect(try !vipergen("Login", "--diff").contains("\u{1B}["))
        #expect(try vipergen("Login", "--diff", "--color=always").contains("\u{1B}[32m+"))
        #expect(try !vipergen("Login", "--diff", "--color", "never").contains("\u{1B}["))
    }

    @Test("output that cannot be written is an error")
    func fullOutput() throws {
        #if os(Linux)
        let shell = URL(filePath: "/bin/sh")
        let run = try Run(shell, ["-c", "'\(Repository.program.path)' --help > /dev/full"], in: folder.url)
        #expect(run.status == 74)
        #expect(run.errors.contains("cannot write to standard output"))
        #endif
    }

    @Test func `a module goes into the folder that 'FOLDER=NAME' names`() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Account/Start=Login", "-q")
        #expect(try folder.read("Account/Start/LoginPresenter.swift").contains("class LoginPresenter"))
        let status = try folder.vipergen("status", "Account/Start")
        #expect(status.output.hasPrefix("Account/Start=Login  unedited  viper"), "\(status.output)")
    }

    @Test func `new Swift files have the configured indentation, and count as unedited`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"indentation": {"spaces": 2}}"#, to: ".swift-format")
        try folder.vipergen("Login", "-q")
        #expect(try folder.read("Login/LoginPresenter.swift").contains("\n  private let interactor"))
        try folder.write(#"{"indent": "tab"}"#, to: ".vipergen.json")
        try folder.vipergen("Home", "-q")
        #expect(try folder.read("Home/HomePresenter.swift").contains("\n\tprivate let interactor"))
        #expect(try folder.vipergen("status").errors == "2 modules, 2 unedited\n")
        try folder.vipergen("Home", "--check")
    }
}
