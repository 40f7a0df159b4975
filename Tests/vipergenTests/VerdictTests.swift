import Foundation
import TestSupport
import Testing

/// The last line, which is the result of a run, and the number of lines before it.
@Suite("The verdict") struct VerdictTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Writes a template set with a number of files for each module.
    private func writeSet(fileCount: Int) throws {
        try folder.write(
            #"{"name": "set", "options": [{"name": "big", "type": "flag", "help": "h"}]}"#,
            to: "set/template.json"
        )
        for number in 0..<fileCount {
            try folder.write("{{#big}}big{{/big}}{{^big}}x{{/big}}\n", to: "set/{{name}}\(number).mustache")
        }
    }

    @Test("a run ends with the number of written files and their folder, or that nothing changed")
    func one() throws {
        try writeSet(fileCount: 2)
        let first = try folder.vipergen("Account/Login", "-t", "set", "-o", "Demo")
        #expect(first.errors == "Login: 2 files written to Demo/Account/Login\n")
        #expect(first.output == "create     Demo/Account/Login/Login0\ncreate     Demo/Account/Login/Login1\n")
        #expect(try folder.vipergen("Account/Login", "-t", "set", "-o", "Demo").errors == "Login: unchanged\n")
        try folder.write("mine", to: "Demo/Account/Login/Login0")
        let other = try folder.vipergen("Account/Login", "Home", "-t", "set", "-o", "Demo", "--force")
        #expect(other.errors == "2 modules: 2 files written, 1 overwritten, 1 unchanged\n")
    }

    @Test("a preview ends with what would be written, and a check with how many files differ")
    func looks() throws {
        try writeSet(fileCount: 3)
        for option in ["--dry-run", "--diff"] {
            let run = try folder.vipergen("Login", "-t", "set", option)
            #expect(run.errors == "Login: 3 files would be written to Login\n")
        }
        try folder.vipergen("Login", "-t", "set")
        try folder.write("mine", to: "Login/Login0")
        let run = try folder.vipergen("Login", "Home", "-t", "set", "--check", status: 1)
        #expect(run.output.hasSuffix("\n2 modules: 4 of 6 files differ\n") && run.errors == "")
        try folder.vipergen("Cart", "-t", "set", "--quiet")
        try folder.write("mine\n", to: "Cart/Cart.swift")
        let one = try folder.vipergen("Cart", "-t", "set", "--check", status: 1)
        #expect(one.output.contains(": 1 of ") && one.output.hasSuffix(" files differs\n"), "\(one.output)")
    }

    @Test("for more than twenty files there is a line for each module, except in previews and with '--verbose'")
    func lineForModule() throws {
        try writeSet(fileCount: 7)
        #expect(try folder.vipergen("A", "B", "-t", "set").output.split(separator: "\n").count == 14)
        let run = try folder.vipergen("A", "B", "C", "-t", "set")
        #expect(run.output == "A: unchanged\nB: unchanged\nC: 7 files written to C\n")
        #expect(run.errors == "3 modules: 7 files written, 14 unchanged\n")
        #expect(try folder.vipergen("A", "B", "C", "-t", "set", "--verbose").output.split(separator: "\n").count == 21)
        let preview = try folder.vipergen("A", "B", "C", "-t", "set", "--dry-run", "--big", status: 73)
        #expect(preview.output.split(separator: "\n").count == 21)
    }

    @Test("a module that cannot be changed is reported in its line and in the last line")
    func heldBack() throws {
        try writeSet(fileCount: 11)
        try folder.write("line\n{{#big}}big{{/big}}{{^big}}x{{/big}}\nline\n", to: "set/{{name}}0.mustache")
        try folder.vipergen("A", "B", "C", "-t", "set", "--quiet")
        try folder.write("line\nmine\nline\n", to: "A/A0")
        let run = try folder.vipergen("update", "A", "B", "C", "-t", "set", "--big", status: 73)
        let lines = "A: 1 file in conflict, cannot be changed\nB: 11 files merged\nC: 11 files merged\n"
        #expect(run.output == lines, "\(run.output)")
        #expect(run.errors.contains("1 module cannot be changed"), "\(run.errors)")
    }

    @Test("files that are left alone are reported by a preview as by a run")
    func leftAlone() throws {
        try writeSet(fileCount: 2)
        for number in 0...1 { try folder.write("mine", to: "Login/Login\(number)") }
        for option in ["--dry-run", "--quiet"] {
            #expect(try !folder.vipergen("Login", "-t", "set", "--skip-existing", option).errors.contains("would be"))
        }
        let run = try folder.vipergen("Login", "-t", "set", "--skip-existing", "--dry-run")
        #expect(run.errors == "Login: 2 files skipped\n")
        let conflict = try folder.vipergen("Login", "-t", "set", "--dry-run", status: 73)
        #expect(conflict.errors.contains("Login: 2 files in conflict\n"), "\(conflict.errors)")
    }

    #if os(Linux)
    @Test("if the output cannot be printed, no result follows the error")
    func notPrinted() throws {
        try writeSet(fileCount: 1)
        let arguments = ["Login", "-t", "set", "--dry-run"]
        guard let run = try Run.attacked(["write:error=ENOSPC:when=1"], arguments, in: folder.url) else { return }
        #expect(run.status == 74 && run.output == "", "\(run)")
    }
    #endif

    @Test("for twenty files there is a line for each")
    func twenty() throws {
        try writeSet(fileCount: 5)
        let lines = try folder.vipergen("A", "B", "C", "D", "-t", "set").output.split(separator: "\n")
        #expect(lines.count == 20 && lines.allSatisfy { $0.hasPrefix("create     ") })
    }

    @Test("for more than 200 modules there is only the last line")
    func verdictAlone() throws {
        try writeSet(fileCount: 5)
        let names = (1...201).map { "Module\($0)" }
        let run = try Run.vipergen(names + ["-t", "set"], in: folder.url)
        #expect(run.output == "" && run.errors == "201 modules: 1,005 files written\n")
        let few = try Run.vipergen(names.dropLast() + ["-t", "set"], in: folder.url)
        #expect(few.output.split(separator: "\n").count == 200 && few.output.hasSuffix("\nModule200: unchanged\n"))
    }

    @Test("'--quiet' prints errors only, and '--json' prints its document only")
    func silence() throws {
        try writeSet(fileCount: 1)
        for option in ["--dry-run", "--diff", "--force"] {
            let run = try folder.vipergen("Login", "-t", "set", option, "--quiet")
            #expect(run.output + run.errors == "")
        }
        let run = try folder.vipergen("Login", "Home", "-t", "set", "--json")
        #expect(run.errors == "" && run.output.hasPrefix("{"))
        #expect(try folder.vipergen("login", "-q", status: 64).errors.hasPrefix("error: "))
    }

    // MARK: - The other commands -

    @Test("for a module without its base files, the command that writes them is suggested")
    func nextStep() throws {
        let run = try folder.vipergen("Login", "-o", "My App", "--rx")
        let next = "next: 'vipergen init --output 'My App'' writes My App/Base/, which modules need\n"
        #expect(run.errors == "Login: 6 files written to My App/Login\n" + next)
        #expect(try !folder.vipergen("Login", "-o", "My App", "--rx").errors.contains("Base"))
        try folder.write("", to: "My App/Core/Views/BaseWireframe.swift")
        #expect(try folder.vipergen("Home", "-o", "My App").errors == "Home: 6 files written to My App/Home\n")
        #expect(try !folder.vipergen("Root", "-t", "rib").errors.contains("Base"))
        let link = folder.url.appending(path: "Other/Base").path
        try folder.write("", to: "Other/file")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Base")
        // Whether they exist is unknown.
        #expect(try !folder.vipergen("Login", "-o", "Other").errors.contains("Base"))
        try folder.vipergen("init", "--no-base", "-o", "Elsewhere")
        #expect(try !folder.vipergen("Login").errors.contains("Base"))
    }

    @Test("'init', 'eject', 'update', 'status' and 'remove' end with their own results")
    func others() throws {
        let initial = try folder.vipergen("init", "-o", "App")
        #expect(initial.errors == "Base: 6 files written to App/Base; .vipergen.json written\n")
        #expect(try folder.vipergen("init", "--no-base").errors == "unchanged\n")
        #expect(try folder.vipergen("update", "--all", "--rx").errors == "no modules\n")
        try folder.vipergen("Login", "Home")
        let update = try folder.vipergen("update", "Login", "--formatter")
        #expect(update.errors == "Login: 1 file written to App/Login, 3 merged\n")
        #expect(try folder.vipergen("update", "Login", "--formatter").errors == "Login: unchanged\n")
        try folder.write("mine", to: "App/Home/HomeInteractor.swift")
        #expect(try folder.vipergen("status").errors == "2 modules, 1 unedited\n")
        #expect(try folder.vipergen("remove", "Login").errors == "Login: 7 files removed\n")
        let ejection = try folder.vipergen("eject", "base", "Sets/own").errors
        #expect(
            ejection.hasPrefix("own: 8 files written to Sets/own; .vipergen.json merged\nnext: change "),
            "\(ejection)"
        )
    }

    @Test("'lint' ends with its result, and says how to record different snapshots")
    func lint() throws {
        try writeSet(fileCount: 2)
        let none = try folder.vipergen("lint", "set", "--snapshots", "Snapshots", status: 1)
        #expect(none.output.hasSuffix("\nset: there are no snapshots in 'Snapshots' yet\n"))
        #expect(none.errors == "'vipergen lint set --snapshots Snapshots --record' writes them\n")
        let record = ["lint", "set", "--snapshots", "Snapshots", "--record"]
        let recorded = try Run.vipergen(record, in: folder.url)
        #expect(recorded.errors == "2 modules: 4 files written; Snapshots/.vipergen-snapshots written\n")
        let same = try folder.vipergen("lint", "set", "--snapshots", "Snapshots")
        #expect(same.output.hasSuffix("\nset: unchanged\n") && same.errors == "")
        try folder.write("{{name}}\n", to: "set/{{name}}0.mustache")
        let different = try folder.vipergen("lint", "set", "--snapshots", "Snapshots", status: 1)
        #expect(different.output.hasSuffix("\nset: 2 of 4 files differ\n"))
        let hint = "if the differences are intended, 'vipergen lint set --snapshots Snapshots --record' records them\n"
        #expect(different.errors == hint)
        try folder.write("{{nmae}}\n", to: "set/{{name}}0.mustache")
        #expect(try folder.vipergen("lint", "set", status: 65).output == "set: 1 mistake\n")
    }
}
