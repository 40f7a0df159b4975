import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Transactions") struct TransactionTests {

    private let folder: TemporaryFolder
    private let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = try OutputFolder(folder.url.path)
    }

    private func plan(
        _ module: String,
        _ files: [String: String],
        _ policy: ConflictPolicy = .refuse,
        in output: OutputFolder? = nil
    ) throws -> ModulePlan {
        let rendered = files.sorted { $0.key < $1.key }.map {
            RenderedFile(path: "\(module)/\($0.key)", contents: Array($0.value.utf8))
        }
        let output = output ?? self.output
        return try ModulePlan(module, rendered, in: OutputFolders(modules: output, tests: output), policy: policy)
    }

    /// Writes plans as the program does.
    private func write(
        _ plans: [ModulePlan],
        in output: OutputFolder? = nil,
        isCancelled: @escaping () -> Bool = { false },
        meanwhile: () throws -> Void = {}
    ) throws {
        let output = output ?? self.output
        var transaction = try Transaction(in: [output], isCancelled: isCancelled)
        do throws(Failure) {
            for plan in plans { try transaction.stage(plan) }
        } catch {
            throw transaction.abandon(because: error)
        }
        try meanwhile()
        do throws(Failure) {
            try transaction.commit()
        } catch {
            throw transaction.abandon(because: error)
        }
    }

    /// Every file and folder.
    private var everything: Set<String> {
        get throws { Set(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)) }
    }

    private var names: Set<String> { get throws { Set(try folder.files.keys) } }

    @Test("the files of a new module are created, and nothing else")
    func newModule() throws {
        let plan = try plan("A/Login", ["a": "1", "Views/Cells/b": "2"])
        try write([plan])
        #expect(try names == ["A/Login/a", "A/Login/Views/Cells/b"])
    }

    /// Every file and symlink with its contents and permissions, every folder with its permissions.
    private var tree: [String: [String]] {
        get throws {
            var tree: [String: [String]] = [:]
            for path in try everything {
                let item = folder.url.appending(path: path).path
                let text = Disk.destination(ofLink: item) ?? (try? String(contentsOfFile: item, encoding: .utf8)) ?? ""
                tree[path] = [text, try folder.permissions(path).map(String.init) ?? ""]
            }
            return tree
        }
    }

    private func removal(_ path: String) throws -> PlannedFile {
        PlannedFile(path: path, contents: nil, existing: try output.look(path), state: .remove)
    }

    /// Plans of every kind of step: eight of them.
    private func plansOfEveryKind() throws -> [ModulePlan] {
        for name in ["a", "gone", "z"] { try folder.write("old", to: "Old/\(name)") }
        for name in ["a", "Views/b"] { try folder.write("old", to: "Whole/\(name)") }
        #expect(chmod(folder.url.path + "/Old/a", 0o640) == 0 && chmod(folder.url.path + "/Whole/a", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/Old/link",
            withDestinationPath: "../Whole/a"
        )
        try folder.makeFolder("Empty", permissions: 0o750)
        let old = try plan("Old", ["a": "new", "b": "b", "link": "new", "Views/c": "c"], .overwrite)
        return [
            ModulePlan("Old", old.files + [try removal("Old/gone")], in: output),
            ModulePlan("Whole", [try removal("Whole/a"), try removal("Whole/Views/b")], in: output),
            try plan("Empty", ["d": "d"]), try plan("X/New", ["e": "e", "Views/f": "f"]), try plan("X/Y", ["g": "g"]),
        ]
    }

    @Test("a run that is cancelled before any of its steps changes nothing", arguments: 0..<13)
    func cancellation(steps: Int) throws {
        let plans = try plansOfEveryKind()
        let before = try tree
        var asked = 0
        let isCancelled = {
            asked += 1
            return asked > steps
        }
        let failure = #expect(throws: Failure.self) { try write(plans, isCancelled: isCancelled) }
        #expect(failure?.diagnostics.map(\.message) == ["interrupted"])
        // The first time is before the lock.
        #expect(failure?.diagnostics[0].help == (steps == 0 ? nil : "nothing was changed"))
        #expect(try tree == before)
    }

    @Test("a run of steps of every kind is completed, and leaves no hidden names")
    func everyKind() throws {
        try write(try plansOfEveryKind())
        #expect(
            try folder.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "Old/a": "new", "Old/b": "b", "Old/link": "new", "Old/Views/c": "c", "Old/z": "old", "Empty/d": "d",
                "X/New/e": "e", "X/New/Views/f": "f", "X/Y/g": "g",
            ]
        )
        #expect(try !everything.contains("Whole") && folder.permissions("Old/a") == 0o640)
    }

    @Test(
        "what another program writes while a run is undone stays, and is reported",
        arguments: ["Old/a", "X/New/e", "X/mine"]
    )
    func changedMeanwhile(path: String) throws {
        let plans = try plansOfEveryKind()
        var before = try tree
        let isCancelled = {
            guard FileManager.default.fileExists(atPath: folder.url.path + "/X/Y/g") else { return false }
            do { try folder.write("mine", to: path) } catch { Issue.record(error) }
            return true
        }
        let failure = #expect(throws: Failure.self) { try write(plans, isCancelled: isCancelled) }
        #expect(failure?.diagnostics.contains { $0.message.contains("changed during this run, and stays") } == true)
        var after = try tree
        #expect(try folder.read(path) == "mine")
        // All else is as it was.
        for name in [path, "X/New", "X"] {
            before[name] = nil
            after[name] = nil
        }
        #expect(after == before)
    }

    /// Root may delete everything.
    @Test("nothing of a module is deleted if one of its folders is read-only", .disabled(if: geteuid() == 0))
    func readOnlyFolder() throws {
        for name in ["a", "Views/b"] { try folder.write("old", to: "Whole/\(name)") }
        #expect(chmod(folder.url.path + "/Whole/Views", 0o555) == 0)
        defer { chmod(folder.url.path + "/Whole/Views", 0o755) }
        let before = try tree
        let plan = ModulePlan("Whole", [try removal("Whole/a"), try removal("Whole/Views/b")], in: output)
        #expect(#expect(throws: Failure.self) { try write([plan]) }?.kind == .cannotCreate)
        #expect(try tree == before)
    }

    @Test("a run names what a killed run left beside its files, once, and leaves it alone")
    func leftovers() throws {
        try folder.write("old", to: "Old/a")
        for name in [
            "Old/.vipergen-unfinished-1", ".vipergen-unfinished-2/x", ".vipergen-package",
            "Other/.vipergen-unfinished-3",
        ] {
            try folder.write("evil", to: name)
        }
        let before = try folder.files
        var told: [Diagnostic] = []
        var transaction = try Transaction(in: [output], tell: { told.append($0) })
        let plans = [
            try plan("Old", ["a": "new"], .overwrite), try plan("New", ["b": "b"]), try plan("Newer", ["b": "b"]),
        ]
        for plan in plans { try transaction.stage(plan) }
        try transaction.commit()
        #expect(told.map(\.severity) == [.note])
        let first = "\(folder.url.path)/.vipergen-unfinished-2"
        #expect(told.first?.message == "a run that was killed left '\(first)', and 1 more")
        let old = before.filter { $0.key.contains(".vipergen") }
        #expect(try folder.files.filter { $0.key.contains(".vipergen") } == old)
    }

    @Test("a run that fails at its last file rolls back the others, and an output folder that it created")
    func failure() throws {
        let nested = try OutputFolder(folder.url.appending(path: "new/output").path)
        let plan = try plan("Login", ["a": "1"], in: nested)
        #expect(throws: Failure.self) {
            try write(
                [plan, try self.plan("Home", ["b": "1"], in: nested)],
                in: nested,
                meanwhile: {
                    // The place of the second module.
                    try folder.write("somebody else's", to: "new/output/Home/b")
                }
            )
        }
        #expect(try everything == ["new", "new/output", "new/output/Home", "new/output/Home/b"])
    }

    @Test(
        "a new output folder appears at once with all its modules, in whatever order they are staged",
        arguments: [["Login", "Login/Inner", "B/C/Home"], ["B/C/Home", "Login/Inner", "Login"]]
    )
    func newOutput(modules: [String]) throws {
        let outputs = try ["new/output", "new/tests"].map { try OutputFolder(folder.url.appending(path: $0).path) }
        var transaction = try Transaction(in: outputs)
        for module in modules {
            for output in outputs { try transaction.stage(try plan(module, ["a": "1", "Views/b": "2"], in: output)) }
        }
        let hidden = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(hidden.count == 1 && hidden[0].hasPrefix(".vipergen-unfinished-"))
        let identity = try Disk.status(of: "\(folder.url.path)/\(hidden[0])")?.identity
        try transaction.commit()
        #expect(try Disk.status(of: folder.url.path + "/new")?.identity == identity)
        let files = outputs.flatMap { output in
            modules.flatMap { ["\(output.path)/\($0)/a", "\(output.path)/\($0)/Views/b"] }
        }
        #expect(try names == Set(files.map { String($0.dropFirst(folder.url.path.count + 1)) }))
    }

    @Test("files outside modules are written into a new output folder together with the modules")
    func filesInNewOutput() throws {
        let output = try OutputFolder(folder.url.appending(path: "new").path)
        let files = ["a", "B/b"].map { RenderedFile(path: $0, contents: Array("1".utf8)) }
        let outputs = OutputFolders(modules: output, tests: output)
        let ofNone = try ModulePlan(nil, files, in: outputs, policy: .refuse)
        let plans = [ofNone, try plan("Login", ["c": "2"], in: output)]
        try write(plans, in: output)
        #expect(try names == ["new/a", "new/B/b", "new/Login/c"])
    }

    @Test("a file created since the plan was made is not overwritten")
    func race() throws {
        try folder.write("kept", to: "Login/z")
        let plan = try plan("Login", ["a": "1", "b": "2"])
        try folder.write("somebody else's", to: "Login/b")
        let failure = #expect(throws: Failure.self) {
            try write([plan])
        }
        #expect(failure?.kind == .cannotCreate)
        #expect(
            try folder.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "Login/b": "somebody else's", "Login/z": "kept",
            ]
        )
    }

    @Test("files written through a symlink in the output folder are rolled back")
    func linkOnTheWay() throws {
        try folder.write("old", to: "Real/Login/a")
        let link = folder.url.appending(path: "Link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Real")
        let plans = [try plan("Link/Login", ["a": "1", "b": "2"], .overwrite), try plan("Next", ["c": "3"])]
        #expect(throws: Failure.self) {
            try write(plans, meanwhile: { try folder.write("somebody else's", to: "Next/c") })
        }
        #expect(try everything == ["Link", "Real", "Real/Login", "Real/Login/a", "Next", "Next/c"])
        #expect(try folder.read("Real/Login/a") == "old")
    }

    @Test("a module's folder created since the plan was made is left alone")
    func folderRace() throws {
        for path in ["", "new/"] {
            let output = try OutputFolder(folder.url.path + "/" + path)
            let plan = try plan("Login", ["a": "1"], in: output)
            let failure = #expect(throws: Failure.self) {
                try write([plan], in: output, meanwhile: { try folder.write("mine", to: path + "Login/b") })
            }
            #expect(failure?.description.contains("appeared during this run\nhelp: run the command again") == true)
        }
        #expect(try names == ["Login/b", "new/Login/b"])
    }

    @Test(
        "a file edited since the plan was made is neither overwritten nor deleted",
        arguments: [FileState.overwrite, .merge, .remove]
    )
    func changed(state: FileState) throws {
        for name in ["a", "b"] { try folder.write("old", to: "Login/\(name)") }
        let files = try ["Login/a", "Login/b"].map { path in
            let contents: [UInt8]? = state == .remove ? nil : Array("new".utf8)
            return PlannedFile(path: path, contents: contents, existing: try output.look(path), state: state)
        }
        let failure = #expect(throws: Failure.self) {
            let plan = ModulePlan("Login", files, in: output)
            try write([plan], meanwhile: { try folder.write("somebody's work", to: "Login/b") })
        }
        #expect(failure?.diagnostics.last?.help == "run the command again; nothing was changed")
        #expect(try folder.read("Login/a") == "old")
        #expect(try folder.read("Login/b") == "somebody's work")
        #expect(try everything == ["Login", "Login/a", "Login/b"])
    }

    @Test("files are deleted, and so are the module's folders if nothing is left in them")
    func removal() throws {
        for path in ["A/Login/a", "A/Login/Views/b", "A/Home/c", "A/Home/Views/d"] { try folder.write("x", to: path) }
        func plan(_ module: String, _ paths: [String]) throws -> ModulePlan {
            ModulePlan(
                module,
                try paths.map { PlannedFile(path: $0, contents: nil, existing: try output.look($0), state: .remove) },
                in: output
            )
        }
        try write([
            try plan("A/Login", ["A/Login/a", "A/Login/Views/b"]), try plan("A/Home", ["A/Home/Views/d"]),
        ])
        #expect(try everything == ["A", "A/Home", "A/Home/c"])
    }

    @Test("an empty folder of a new module keeps its permissions")
    func emptyFolder() throws {
        try folder.makeFolder("Login", permissions: 0o750)
        try write([try plan("Login", ["a": "1"])])
        #expect(try folder.permissions("Login") == 0o750)
        #expect(try names == ["Login/a"])
    }

    @Test("an overwritten file keeps its permissions")
    func permissions() throws {
        try folder.write("old", to: "Login/a")
        let path = folder.url.appending(path: "Login/a").path
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
        let plan = try plan("Login", ["a": "new"], .overwrite)
        try write([plan])
        #expect(try folder.read("Login/a") == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    }

    @Test("an overwritten symlink is replaced, and its destination is not changed")
    func link() throws {
        try folder.write("target", to: "target")
        try folder.write("", to: "Login/z")
        let link = folder.url.appending(path: "Login/a")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appending(path: "target"))
        let plan = try plan("Login", ["a": "new"], .overwrite)
        try write([plan])
        #expect(try folder.read("Login/a") == "new")
        #expect(try folder.read("target") == "target")
        // The permissions of a symlink mean nothing.
        #expect(try folder.permissions("Login/a") == folder.permissions("Login/z"))
    }

    @Test("a run that cannot be cancelled is completed")
    func uncancelled() throws {
        var transaction = try Transaction(in: [output])
        try transaction.stage(try plan("Login", ["a": "1"]))
        try transaction.commit()
        #expect(try names == ["Login/a"])
    }

    @Test(
        "'nothing was changed' is added to the last diagnostic of an error of the disk, and to no other one",
        arguments: [Failure.Kind.inputOutput, .cannotCreate, .data, .usage]
    )
    func unchanged(kind: Failure.Kind) throws {
        var transaction = try Transaction(in: [output])
        try transaction.stage(try plan("Login", ["a": "1"]))
        let lines = [Diagnostic("first", help: "a"), Diagnostic("last", help: "b")]
        let told = transaction.abandon(because: Failure(kind, lines))
        let isOfDisk = kind == .inputOutput || kind == .cannotCreate
        #expect(told.kind == kind)
        #expect(told.diagnostics.map(\.message) == ["first", "last"])
        #expect(told.diagnostics.map(\.help) == ["a", isOfDisk ? "b; nothing was changed" : "b"])
        #expect(try everything.isEmpty)
    }

    @Test("a run that is cancelled while it waits reports only that, and changes nothing")
    func cancelledWhileWaiting() throws {
        let other = try OpenFile(folder: folder.url.path)
        #expect(other.lock() == .taken)
        var asked = 0
        let failure = #expect(throws: Failure.self) {
            try Transaction(
                in: [output],
                isCancelled: {
                    asked += 1
                    return asked > 2
                },
                tell: { Issue.record("\($0.message)") }
            )
        }
        #expect(failure?.kind == .inputOutput && failure?.diagnostics.map(\.message) == ["interrupted"])
        #expect(try everything.isEmpty)
    }
}
