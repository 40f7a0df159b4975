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

    private func plan(_ module: String, _ files: [String: String], _ policy: ConflictPolicy = .refuse) throws
        -> ModulePlan
    {
        let rendered = files.sorted { $0.key < $1.key }.map {
            RenderedFile(path: "\(module)/\($0.key)", contents: Array($0.value.utf8))
        }
        return try ModulePlan(module, rendered, policy: policy, look: output.look)
    }

    private var names: Set<String> { get throws { Set(try folder.files.keys) } }

    @Test("a new module's files appear, in folders of their own, and nothing else")
    func newModule() throws {
        let plan = try plan("A/Login", ["a": "1", "Views/Cells/b": "2"])
        try Transaction.run(in: [output]) { transaction throws(Failure) in try transaction.stage(plan, in: output) }
        #expect(try names == ["A/Login/a", "A/Login/Views/Cells/b"])
    }

    @Test("a run that is cancelled before any of its steps leaves the folder as it was", arguments: 0..<7)
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
            try Transaction.run(in: [output], isCancelled: isCancelled) { transaction throws(Failure) in
                for plan in plans { try transaction.stage(plan, in: output) }
            }
        }
        #expect(try folder.files == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Old"])
    }

    @Test("a run that fails on its last file takes back the others, and the output folder if it made it")
    func failure() throws {
        let nested = try OutputFolder(folder.url.appending(path: "new/output").path)
        let plan = try plan("Login", ["a": "1"])
        #expect(throws: Failure.self) {
            try Transaction.run(in: [nested]) { transaction throws(Failure) in
                try transaction.stage(plan, in: nested)
                throw Failure(.data, "a template that is wrong")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("a file that appeared since the plan was made is not overwritten")
    func race() throws {
        try folder.write("kept", to: "Login/z")
        let plan = try plan("Login", ["a": "1", "b": "2"])
        try folder.write("somebody else's", to: "Login/b")
        let failure = #expect(throws: Failure.self) {
            try Transaction.run(in: [output]) { transaction throws(Failure) in try transaction.stage(plan, in: output) }
        }
        #expect(failure?.kind == .cannotCreate)
        #expect(
            try folder.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "Login/b": "somebody else's", "Login/z": "kept",
            ]
        )
    }

    @Test("a module's folder that appeared since the plan was made is left alone")
    func folderRace() throws {
        let plan = try plan("Login", ["a": "1"])
        try folder.write("somebody else's", to: "Login/b")
        #expect(throws: Failure.self) {
            try Transaction.run(in: [output]) { transaction throws(Failure) in try transaction.stage(plan, in: output) }
        }
        #expect(try names == ["Login/b"])
    }

    @Test("what a killed run left is removed by the next, and what a run at work has is not")
    func sweeping() throws {
        try folder.write("left", to: ".vipergen-killed/1/a")
        try folder.write("", to: ".vipergen-killed/.vipergen-lock")
        let working = try StagingFolder(in: folder.url.path)
        try Disk.write([], to: working.path + "/1")
        try Transaction.run(in: [output]) { _ in }
        let name = URL(filePath: working.path).lastPathComponent
        #expect(try names == ["\(name)/1", "\(name)/.vipergen-lock"])
        working.remove()
        #expect(try names == [])
    }

    @Test("a folder that is called like a staging folder and is none is left alone")
    func lookalikes() throws {
        for path in [".vipergen-sets/a", ".vipergen-templates/.vipergen-lock", ".vipergen-abcdef/a"] {
            try folder.write("mine", to: path)
        }
        let before = try folder.files
        try Transaction.run(in: [output]) { _ in }
        #expect(try folder.files == before)
    }

    @Test("a file that is overwritten keeps its permissions")
    func permissions() throws {
        try folder.write("old", to: "Login/a")
        let path = folder.url.appending(path: "Login/a").path
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: path)
        let plan = try plan("Login", ["a": "new"], .overwrite)
        try Transaction.run(in: [output]) { transaction throws(Failure) in try transaction.stage(plan, in: output) }
        #expect(try folder.read("Login/a") == "new")
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o750)
    }

    @Test("a link that is overwritten is replaced, and what it leads to is not touched")
    func link() throws {
        try folder.write("target", to: "target")
        try folder.write("", to: "Login/z")
        let link = folder.url.appending(path: "Login/a")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appending(path: "target"))
        let plan = try plan("Login", ["a": "new"], .overwrite)
        try Transaction.run(in: [output]) { transaction throws(Failure) in try transaction.stage(plan, in: output) }
        #expect(try folder.read("Login/a") == "new")
        #expect(try folder.read("target") == "target")
    }
}
