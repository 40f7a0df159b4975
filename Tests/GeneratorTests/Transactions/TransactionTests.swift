import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Transactions") struct TransactionTests {

    private let folder: TemporaryFolder
    private let output: OutputFolder
    private let states: StateFolders

    init() throws {
        folder = try TemporaryFolder()
        output = try OutputFolder(folder.url.path)
        states = StateFolders(in: try TemporaryFolder())
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
        return try ModulePlan(module, rendered, policy: policy, look: (output ?? self.output).look)
    }

    /// Writes plans as the program does.
    private func write(
        _ plans: [ModulePlan],
        in output: OutputFolder? = nil,
        isCancelled: @escaping () -> Bool = { false },
        meanwhile: () throws -> Void = {}
    ) throws {
        let output = output ?? self.output
        var transaction = try Transaction(in: [output], states: states, isCancelled: isCancelled)
        do throws(Failure) {
            for plan in plans { try transaction.stage(plan, in: output) }
        } catch {
            throw transaction.abandon(because: error)
        }
        try meanwhile()
        do throws(Failure) {
            #expect(try transaction.commit() == nil)
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

    @Test("a run that is cancelled before any of its steps changes nothing", arguments: 0..<7)
    func cancellation(steps: Int) throws {
        try folder.write("old", to: "Old/a")
        let before = try folder.files
        let plans = [
            try plan("Old", ["a": "new", "b": "b"], .overwrite), try plan("X/New", ["c": "c"]),
            try plan("X/Y", ["d": "d"]),
        ]
        var asked = 0
        let isCancelled = {
            asked += 1
            return asked > steps
        }
        #expect(throws: Failure.self) {
            try write(plans, isCancelled: isCancelled)
        }
        #expect(try folder.files == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Old"])
    }

    @Test("a run that fails at its last file rolls back the others, and an output folder that it created")
    func failure() throws {
        let nested = try OutputFolder(folder.url.appending(path: "new/output").path)
        let plan = try plan("Login", ["a": "1"])
        #expect(throws: Failure.self) {
            try write(
                [plan, try self.plan("Home", ["b": "1"])],
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
        var transaction = try Transaction(in: outputs, states: states)
        for module in modules {
            for output in outputs { try transaction.stage(try plan(module, ["a": "1", "Views/b": "2"]), in: output) }
        }
        let above = try #require(try Folder(folder.url.path))
        let staging = try #require(try above.names().first { $0.hasPrefix(StagingFolder.prefix) })
        let inode = try above.folder(staging)?.status("0")?.identity
        #expect(try transaction.commit() == nil)
        #expect(try above.status("new")?.identity == inode)
        let files = outputs.flatMap { output in
            modules.flatMap { ["\(output.path)/\($0)/a", "\(output.path)/\($0)/Views/b"] }
        }
        #expect(try names == Set(files.map { String($0.dropFirst(folder.url.path.count + 1)) }))
    }

    @Test("files outside modules are written into a new output folder together with the modules")
    func filesInNewOutput() throws {
        let output = try OutputFolder(folder.url.appending(path: "new").path)
        let files = ["a", "B/b"].map { RenderedFile(path: $0, contents: Array("1".utf8)) }
        let plans = [try ModulePlan(nil, files, policy: .refuse, look: output.look), try plan("Login", ["c": "2"])]
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
            #expect(failure?.description.contains("it appeared during this run\nhelp: run the command again") == true)
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
            try write([ModulePlan("Login", files)], meanwhile: { try folder.write("somebody's work", to: "Login/b") })
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
                try paths.map { PlannedFile(path: $0, contents: nil, existing: try output.look($0), state: .remove) }
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
        var transaction = try Transaction(in: [output], states: states)
        try transaction.stage(try plan("Login", ["a": "1"]), in: output)
        #expect(try transaction.commit() == nil)
        #expect(try names == ["Login/a"])
    }

    @Test(
        "'nothing was changed' is added to the last diagnostic of an error of the disk, and to no other one",
        arguments: [Failure.Kind.inputOutput, .cannotCreate, .data, .usage]
    )
    func unchanged(kind: Failure.Kind) throws {
        var transaction = try Transaction(in: [output], states: states)
        try transaction.stage(try plan("Login", ["a": "1"]), in: output)
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
        let other = try #require(try Folder(folder.url.path))
        #expect(other.lock() == .taken)
        var asked = 0
        let failure = #expect(throws: Failure.self) {
            try Transaction(
                in: [output],
                states: states,
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
