import Foundation
import TestSupport
import Testing

/// The words that the shells offer, as the shells themselves return them.
@Suite("Completions") struct CompletionTests {

    private static let shells = InteractiveShell.all.filter { $0.program != nil }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let option = #"{"name": "ours", "type": "choice", "values": ["red", "blue"], "help": "a colour: ours"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: "sets/own/template.json")
        try folder.write("{{ours}}", to: "sets/own/{{name}}.swift.mustache")
        try folder.write(#"{"templates": "sets", "output": "App"}"#, to: ".vipergen.json")
        // Only modules are offered: no template set has a file 'AccountHelper', or writes 'AppDelegate' into 'App'.
        let others = ["Account/AccountHelper.swift", "App/AppDelegate.swift"]
        for path in ["Login/LoginPresenter.swift", "Account/Signup/SignupPresenter.swift"] + others {
            try folder.write("", to: "App/\(path)")
        }
        try folder.write("", to: "names")
        try folder.write("", to: "My Folder/file")
    }

    private func offers(_ shell: InteractiveShell, _ lines: String...) throws -> [[String]] {
        try shell.offers(for: lines, in: folder).words
    }

    @Test("every shell is installed", arguments: InteractiveShell.all)
    func presence(of shell: InteractiveShell) {
        withKnownIssue("its completions are tried where it is installed") {
            #expect(shell.program != nil, "\(shell.name) is not installed")
        } when: {
            shell.program == nil
        }
    }

    @Test("template sets are offered with descriptions, and built-in ones even if the configuration is broken")
    func sets() throws {
        let all = try folder.vipergen("--complete", "templates", "").output.split(separator: "\n")
        #expect(all.contains { $0.hasPrefix("viper\tA VIPER module") } && all.contains("own\t"))
        try folder.write(#"{"templates": "nowhere"}"#, to: ".vipergen.json")
        let offered = try folder.vipergen("--complete", "templates", "").output
        #expect(offered.hasSuffix("\nbase\t\nmvvm\t\nmvvm-base\t\nrib\t\nviper\t\n"))
        #expect(try folder.vipergen("--complete", "templates", "viper", "").output.hasPrefix("none\n--"))
    }

    @Test("the offers depend on the previous words, the folders of a path and the home folder")
    func before() throws {
        func offers(_ words: String...) throws -> [Substring] {
            let run = try Run.vipergen(["--complete"] + words, in: folder.url, environment: ["HOME": folder.url.path])
            return run.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "\t" } }
                .filter { $0.hasPrefix(words.last ?? "") }
        }
        #expect(try !offers("Login", "").contains("init") && offers("").contains("init"))
        #expect(try offers("help", "").contains("init") && !offers("help", "").contains("help"))
        #expect(try offers("eject", "") == ["base", "mvvm", "mvvm-base", "rib", "viper"])
        #expect(try offers("update", "-t", "rib", "--no-child", "--root", "") == ["Account/Signup", "Login"])
        let configuration = try folder.read(".vipergen.json")
        let ignored = configuration.replacing("{", with: #"{"ignored": "App/Account", "#)
        try folder.write(ignored, to: ".vipergen.json")
        #expect(try offers("update", "") == ["Login"])
        try folder.write(configuration, to: ".vipergen.json")
        #expect(try !offers("--", "").contains("init") && !offers("").contains("NAME..."))
        #expect(try offers("status", "--mar").isEmpty && offers("update", "--mar") == ["--markers"])
        #expect(try offers("update", "-t", "own", "--vi").isEmpty && offers("Login", "--ch") == ["--check"])
        #expect(try offers("update", "--vi") == ["--view"])
        let verify = try folder.vipergen("--complete", "verify", "--no-").output
        #expect(verify.contains("--no-tests\tdo not run the tests\n"), "\(verify)")
        for begun in ["--ours=a=", "--ours=\u{301}"] {
            let value = try folder.vipergen("--complete", "-t", "own", begun).output
            #expect(value == "none\n--ours=red\t\n--ours=blue\t\n")
        }
        #expect(try offers("-t", "rib", "--child", "") == ["Login", "Signup"])
        #expect(try offers("update", "-t", "rib", "Login", "--no-child", "") == ["Login", "Signup"])
        #expect(try offers("Account/S") == ["Account/Signup/"])
        try folder.write("", to: "App/A/B/C/f")
        #expect(try offers("A/B/") == ["A/B/C/"])
        #expect(try offers("-o", "~/App", "status", "") == ["Account/Signup", "Login"])
    }

    @Test("commands are offered where one is allowed", arguments: shells)
    func commands(in shell: InteractiveShell) throws {
        let offers = try offers(shell, "vipergen up", "vipergen ", "vipergen help st", "vipergen update in")
        #expect(offers[0] == ["update"] && offers[2] == ["status"] && offers[3].isEmpty)
        #expect(Set(offers[1]).isSuperset(of: ["init", "completions", "help"]))
    }

    @Test("options of the command and of the template set are offered, own sets included", arguments: shells)
    func options(in shell: InteractiveShell) throws {
        let offers = try offers(
            shell,
            "vipergen --vi",
            "vipergen -t own --o",
            "vipergen -t own --vi",
            "vipergen verify --no-",
            "vipergen -- --vi"
        )
        #expect(offers == [["--view"], ["--ours", "--output"], [], ["--no-base", "--no-tests"], []])
    }

    @Test("the offered values are those of the option", arguments: shells)
    func values(in shell: InteractiveShell) throws {
        let offers = try offers(shell, "vipergen --view ", "vipergen -t own --ours r", "vipergen completions f")
        #expect(offers == [["code", "storyboard", "swiftui", "xib"], ["red"], ["fish"]])
    }

    @Test("words that the shell splits at '=' and ':' are joined again", arguments: shells)
    func split(in shell: InteractiveShell) throws {
        let offers = try offers(
            shell,
            "vipergen --view=x",
            "vipergen --template=own --ours=b",
            "vipergen --rx --action tap:String --vi"
        )
        #expect(offers == [["--view=xib"], ["--ours=blue"], ["--view"]])
    }

    @Test("template sets are offered, including those of the repository", arguments: shells)
    func sets(in shell: InteractiveShell) throws {
        let offers = try offers(shell, "vipergen -t ", "vipergen templates o", "vipergen eject ")
        #expect(Set(offers[0]).isSuperset(of: ["base", "mvvm", "mvvm-base", "own", "rib", "viper"]))
        #expect(offers[1...] == [["own"], ["base", "mvvm", "mvvm-base", "rib", "viper"]])
    }

    @Test("modules are offered for commands that take them, and folders for new modules", arguments: shells)
    func modules(in shell: InteractiveShell) throws {
        let offers = try offers(
            shell,
            "vipergen update ",
            "vipergen remove Login ",
            "vipergen -t rib --child ",
            "vipergen -o sets update L",
            "vipergen Acc"
        )
        #expect(offers == [["Account/Signup", "Login"], ["Account/Signup"], ["Login", "Signup"], [], ["Account/"]])
    }

    @Test("the shell itself offers folders and files", arguments: shells)
    func paths(in shell: InteractiveShell) throws {
        let offers = try offers(shell, "vipergen -o ", "vipergen --output=M", "vipergen --names-from na")
        let names = offers.map { $0.map { $0.trimmingPrefix("--output=").prefix { $0 != "/" } } }
        // bash 3.2, the version of macOS, offers files in the place of folders.
        let files = try shell.hasOwnOptions ? [] : [".vipergen.json", "names"]
        #expect(
            names == [
                (["App", "My Folder", "home", "sets"] + files).sorted().map { $0[...] }, ["My Folder"], ["names"],
            ]
        )
    }

    @Test("zsh and fish show the help line of each offer", arguments: shells.filter { $0.name != "bash" })
    func help(in shell: InteractiveShell) throws {
        let screen = try shell.offers(for: ["vipergen -t own --ou"], in: folder, isListed: true).screen
        #expect(screen.contains("a colour: ours"))
    }

    @Test("a broken configuration or template set removes only its own offers, without a message", arguments: shells)
    func brokenConfiguration(in shell: InteractiveShell) throws {
        try folder.write("{", to: "sets/own/template.json")
        let offers = try offers(shell, "vipergen -t own --out", "vipergen update --no-ch")
        #expect(offers == [["--output"], ["--no-child"]])
        try folder.write("{", to: ".vipergen.json")
        let (words, screen) = try shell.offers(for: ["vipergen --vi"], in: folder)
        #expect(words == [["--view"]] && !screen.contains("error"))
    }

    @Test("the shell does not run the name of a template set", arguments: shells)
    func hostileName(in shell: InteractiveShell) throws {
        try folder.write("{}", to: "sets/$(touch hacked)/template.json")
        _ = try offers(shell, "vipergen -t $")
        #expect(try folder.files["hacked"] == nil)
    }

    @Test("completion writes nothing, and offers no control characters")
    func readingOnly() throws {
        try folder.write("{}", to: "sets/\u{1B}[2J/template.json")
        let before = try folder.files
        let offers = try folder.vipergen("--complete", "-t", "")
        #expect(offers.output.contains("\nown\t") && !offers.output.contains("\u{1B}") && offers.errors.isEmpty)
        for command in ["init", "update", "status", "remove", "eject", "lint", "verify"] {
            try folder.vipergen("--complete", command, "")
        }
        #expect(try folder.files == before)
    }

    #if os(Linux)
    @Test("completion reads only the folders that it needs: none for options and template sets, and no single files")
    func walk() throws {
        for index in 0..<40 { try folder.write("", to: "App/Deep/Down/Login\(index)/Login\(index)Presenter.swift") }
        func calls(_ words: String...) throws -> (folders: Int, files: Int)? {
            guard let lines = try Run.trace("%file", ["--complete"] + words, in: folder.url) else { return nil }
            let below = lines.filter { $0.contains("App/") }
            return (below.count { $0.contains("O_DIRECTORY") }, below.count { $0.contains("Presenter.swift") })
        }
        guard let all = try calls("update", "") else { return }
        #expect(all.files == 0 && all.folders >= 40, "\(all)")
        for line in ["Login --", "update --", "--view ", "-t ", "eject ", "templates "] {
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            let calls = try #require(try Run.trace("%file", ["--complete"] + words, in: folder.url))
            #expect(!calls.contains { $0.contains("App/") || $0.contains("App\", O_") }, "\(words)")
        }
        let some = try #require(try calls("update", "Acc"))
        #expect(some.folders < 10 && some.files == 0, "\(some)")
        let inner = try #require(try calls("update", "Deep/Down/Login3"))
        #expect(inner.folders < 20 && inner.files == 0, "\(inner)")
        let run = try folder.vipergen("--complete", "update", "Deep/Down/Login3").output
        #expect(run.split(separator: "\n").count { $0.hasPrefix("Deep/Down/Login3") } == 11)
    }
    #endif
}
