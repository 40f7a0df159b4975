import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// A run that stops between its steps and does not roll them back leaves the same files as a killed one.
@Suite("Recovery") struct RecoveryTests {

    private let folder: TemporaryFolder
    /// The output folders of a run: one that exists, and one that does not.
    private let outputs: [OutputFolder]
    private let home: TemporaryFolder
    private let states: StateFolders
    /// After one more, only the end of the run is left to record.
    private static let stepCount = 9

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a", "b", "gone"] { try folder.write("old \(name)", to: "App/Old/\(name)") }
        try folder.write("old", to: "App/Going/a")
        try folder.makeFolder("App/Empty", permissions: 0o750)
        let path = folder.url.path
        outputs = [try OutputFolder(path + "/App"), try OutputFolder(path + "/New/Tests")]
        home = try TemporaryFolder()
        states = StateFolders(in: home)
    }

    private var journals: [String] { get throws { try home.files.keys.sorted() } }

    private func kill(afterSteps count: Int) throws {
        func plan(_ module: String, _ names: [String], in output: OutputFolder) throws -> ModulePlan {
            let files = names.map { RenderedFile(path: "\(module)/\($0)", contents: Array("new".utf8)) }
            return try ModulePlan(module, files, policy: .overwrite, look: output.look)
        }
        func removal(_ path: String) throws -> PlannedFile {
            PlannedFile(path: path, contents: nil, existing: try outputs[0].look(path), state: .remove)
        }
        var isCounting = false
        var asked = 0
        var transaction = try Transaction(
            in: outputs,
            states: states,
            isCancelled: {
                asked += isCounting ? 1 : 0
                return asked > count
            }
        )
        let old = try plan("Old", ["a", "b", "c"], in: outputs[0])
        try transaction.stage(ModulePlan("Old", old.files + [try removal("Old/gone")]), in: outputs[0])
        try transaction.stage(ModulePlan("Going", [try removal("Going/a")]), in: outputs[0])
        for module in ["Empty", "Sub/Login"] {
            try transaction.stage(try plan(module, ["x", "Views/y"], in: outputs[0]), in: outputs[0])
        }
        try transaction.stage(try plan("Login", ["t"], in: outputs[1]), in: outputs[1])
        isCounting = true
        _ = try transaction.commit()
    }

    /// Every file with its text and every folder, each with its inode and permissions.
    private var tree: [String: [String]] {
        get throws {
            var tree: [String: [String]] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
                let item = folder.url.appending(path: path)
                let attributes = try FileManager.default.attributesOfItem(atPath: item.path)
                let number = "\(attributes[.systemFileNumber] ?? "")"
                let permissions = "\(attributes[.posixPermissions] ?? "")"
                tree[path] = [number, permissions, (try? String(contentsOf: item, encoding: .utf8)) ?? ""]
            }
            return tree
        }
    }

    /// Starts another run that writes into one of the folders.
    ///
    /// - Returns: the reported diagnostics.
    @discardableResult
    private func runAgain(in output: OutputFolder) throws -> [Diagnostic] {
        var told: [Diagnostic] = []
        _ = try Transaction(in: [output], states: states, tell: { told.append($0) })
        return told
    }

    @Test(
        "a killed run is rolled back by the next run in any of its folders, whatever its last step was",
        arguments: 1...Self.stepCount + 1,
        0..<3
    )
    func rollingBack(count: Int, next: Int) throws {
        // In a repository, and without one.
        if next == 2 { try folder.write("", to: ".git/HEAD") }
        let next = next % 2
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: count) }
        #expect(try tree != before)
        let told = try runAgain(in: outputs[next])
        #expect(try tree == before)
        #expect(told.map(\.severity) == [.note])
        #expect(try runAgain(in: outputs[next]) == [])
    }

    @Test("a run writes into an output folder that the rollback of a killed run deleted")
    func writingAfterwards() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        #expect(try folder.files["New/Tests/Login/t"] != nil)
        let output = try OutputFolder(folder.url.path + "/New/Tests")
        var transaction = try Transaction(in: [output], states: states)
        #expect(try !folder.files.keys.contains { $0.hasPrefix("New") })
        let file = RenderedFile(path: "Home/t", contents: Array("new".utf8))
        let plan = try ModulePlan("Home", [file], policy: .overwrite, look: output.look)
        try transaction.stage(plan, in: output)
        _ = try transaction.commit()
        #expect(try folder.read("New/Tests/Home/t") == "new")
    }

    @Test("the files of a run killed before its first step are deleted without a message")
    func sweeping() throws {
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: 0) }
        #expect(try tree != before)
        for output in outputs { #expect(try runAgain(in: output) == []) }
        #expect(try tree == before)
    }

    @Test("a run that is complete is not rolled back, and leaves no files behind")
    func completed() throws {
        try kill(afterSteps: .max)
        let after = try tree
        #expect(try folder.read("App/Old/a") == "new")
        #expect(!after.keys.contains { $0.contains("gone") || $0.contains("Going") || $0.contains("vipergen") })
        #expect(try journals.isEmpty)
        #expect(try runAgain(in: outputs[0]) == [])
        #expect(try tree == after)
    }

    /// A run that has recorded its end.
    @Test("a run killed after it recorded its end is not rolled back")
    func killedAtItsEnd() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        let journal = home.url.appending(path: try #require(try journals.first))
        try (Data(contentsOf: journal) + Journal.bytes([.done])).write(to: journal)
        #expect(try runAgain(in: outputs[0]) == [])
        #expect(try folder.read("App/Old/a") == "new" && folder.read("App/Sub/Login/x") == "new")
        #expect(try !tree.keys.contains { $0.contains("vipergen") || $0.contains("Going") } && journals.isEmpty)
    }

    @Test("files edited after the kill are kept, and so are the old versions of those that it replaced")
    func changedSince() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        for path in ["App/Old/a", "App/Sub/Login/x", "App/Old/c"] { try folder.write("my own", to: path) }
        let told = try runAgain(in: outputs[0])
        for path in ["App/Old/a", "App/Sub/Login/x", "App/Old/c"] { #expect(try folder.read(path) == "my own") }
        #expect(try folder.read("App/Old/b") == "old b")
        #expect(told.count { $0.severity == .warning } == 4, "\(told)")
        let kept = try folder.files.filter { $0.key.contains(StagingFolder.prefix) && $0.key.hasSuffix(".old") }
        #expect(kept.values.map { String(decoding: $0, as: UTF8.self) } == ["old a"])
        #expect(
            kept.keys.allSatisfy { told.map(\.description).joined().contains("/" + $0.split(separator: "/")[1] + "'") }
        )
        // The folder is no longer in a journal: the next run reports it, and leaves it alone.
        let next = try runAgain(in: outputs[0])
        #expect(
            next.map(\.severity) == [.note] && next[0].message.contains("looks like a staging folder of vipergen's")
        )
        #expect(try kept.keys.allSatisfy(folder.files.keys.contains) && journals.isEmpty)
    }

    @Test("no staging folder is kept for files that are new")
    func addedSince() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        try folder.write("my own", to: "App/Old/c")
        let told = try runAgain(in: outputs[0])
        #expect(told.map(\.severity) == [.warning, .note], "\(told)")
        #expect(try folder.read("App/Old/c") == "my own" && folder.read("App/Old/a") == "old a")
        #expect(try !folder.files.keys.contains { $0.contains(StagingFolder.prefix) })
    }

    @Test("a run whose staging folder is missing is rolled back only when the folder is there again")
    func missingStaging() throws {
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount) }
        let killed = try tree
        let staging = try #require(
            killed.keys.first { $0.split(separator: "/").last?.hasPrefix(StagingFolder.prefix) == true }
        )
        let (place, other) = (folder.url.appending(path: staging), home.url.appending(path: "moved"))
        try FileManager.default.moveItem(at: place, to: other)
        for _ in 0..<2 {
            let told = try runAgain(in: outputs[0])
            #expect(told.map(\.severity) == [.warning])
            #expect(told[0].message == "a run was killed, and its staging folder '\(place.path)' is missing")
        }
        try FileManager.default.moveItem(at: other, to: place)
        #expect(try tree == killed)
        #expect(try runAgain(in: outputs[0]).map(\.severity) == [.note])
        #expect(try tree == before && journals.isEmpty)
    }

    // MARK: - Hostile repositories -

    /// All files of a killed run, as a repository could contain them.
    private static let forged = [
        "vipergen": "", ".gitignore": "# \n*\n", "journal": "vipergen journal 1\0/\01\0", "1.old": "evil",
        "0/hooks/x": "evil",
    ]

    @Test(
        "a staging folder that no journal names is neither trusted nor deleted, whatever its contents and name",
        arguments: ["", "App/"],
        [StagingFolder.prefix + "\(geteuid())", StagingFolder.prefix + "0123456789abcdef"]
    )
    func forgedStaging(place: String, name: String) throws {
        for (path, text) in Self.forged { try folder.write(text, to: "\(place)\(name)/\(path)") }
        try folder.write("", to: ".git/HEAD")
        try folder.write("mine", to: ".git/hooks/pre-commit")
        let journal = try Journal.bytes([
            Journal.start, .root(.init(path: folder.url.path, identity: Status.Identity(device: 0, inode: 0))),
            .staging(.init(root: 0, path: place + name, nonce: "")),
            .step(Step(kind: .remove, number: 1, root: 0, staging: 0, path: ".git/hooks/pre-commit")),
            .begun,
        ])
        try folder.write(Data(journal), to: "\(place)\(name)/journal")
        let before = try tree
        let told = try runAgain(in: outputs[0])
        #expect(try tree == before)
        #expect(told.allSatisfy { $0.severity == .note })
        #expect(
            told.map(\.message)
                == (place.isEmpty
                    ? []
                    : [
                        "'\(outputs[0].identity)/\(name)' looks like a staging folder of vipergen's, and no journal names it"
                    ])
        )
        try kill(afterSteps: .max)
        #expect(try folder.read(".git/hooks/pre-commit") == "mine")
        #expect(try folder.files[place + name + "/1.old"] != nil)
    }

    @Test("a journal with paths in '.git' or through a symlink is not followed there")
    func hostileJournal() throws {
        try folder.write("", to: ".git/HEAD")
        try folder.write("mine", to: ".git/hooks/pre-commit")
        try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/Link", withDestinationPath: ".git/hooks")
        let root = try #require(try Folder(folder.url.path).map { folder in try folder.status })
        let staging = StagingFolder.prefix + "x"
        for (name, text) in [".gitignore": "# nonce\n*\n", "0.old": "evil", "1.old": "evil", "2.old": "evil"] {
            try folder.write(text, to: "\(staging)/\(name)")
        }
        let paths = [".git/hooks/new", "Link/new", "../new"]
        let steps = paths.enumerated().map { number, path in
            Journal.Record.step(Step(kind: .remove, number: number, root: 0, staging: 0, path: path))
        }
        let records: [Journal.Record] =
            [
                Journal.start, .root(.init(path: folder.url.path, identity: root.identity)),
                .staging(.init(root: 0, path: staging, nonce: "nonce")),
            ] + steps + [.begun]
        try home.makeFolder("vipergen", permissions: 0o700)
        try home.write(Data(Journal.bytes(records)), to: "vipergen/0123456789abcdef")
        let told = try runAgain(in: outputs[0])
        #expect(told.count { $0.severity == .warning } == 4, "\(told)")
        #expect(try Set(folder.files.keys.filter { $0.hasSuffix("new") }) == [])
        #expect(try Set(folder.files.keys.filter { $0.hasPrefix(staging) }).count == 4)
    }

    // MARK: - Which journals -

    @Test("a run in progress and the journal of another repository are left alone")
    func others() throws {
        var transaction = try Transaction(in: [outputs[0]], states: states)
        let file = RenderedFile(path: "Login/a", contents: [1])
        try transaction.stage(try ModulePlan("Login", [file], policy: .refuse, look: outputs[0].look), in: outputs[0])
        let before = (try tree, try journals)
        #expect(before.1.count == 1)
        let elsewhere = try TemporaryFolder()
        #expect(try runAgain(in: OutputFolder(elsewhere.url.path)) == [])
        #expect(try tree == before.0 && journals == before.1)
        #expect(try transaction.commit() == nil)
        #expect(try folder.files["App/Login/a"] == Data([1]))
    }

    @Test(
        "the journal of a folder that is gone is reported and left alone, and deleted after 30 days",
        arguments: [true, false]
    )
    func goneRoots(isReplaced: Bool) throws {
        #expect(throws: Failure.self) { try kill(afterSteps: 5) }
        let moved = try TemporaryFolder()
        try FileManager.default.moveItem(at: folder.url, to: moved.url.appending(path: "moved"))
        if isReplaced { try folder.write("", to: "App/x") }
        let journal = try #require(try journals.first)
        let other = try OutputFolder(isReplaced ? folder.url.path + "/App" : moved.url.path)
        for _ in 0..<2 {
            // A program that another test has just started holds each lock of this process for a moment.
            var told: [Diagnostic] = []
            for _ in 0..<1_000 where told.isEmpty { told = try runAgain(in: other) }
            #expect(told.map(\.severity) == [.warning])
            #expect(told.first?.message.hasSuffix("which is gone or another folder now") == true)
            #expect(told.first?.help?.contains(journal) == true)
        }
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -31 * 24 * 60 * 60)]
        try FileManager.default.setAttributes(old, ofItemAtPath: home.url.appending(path: journal).path)
        #expect(try runAgain(in: other) == [])
        #expect(try journals.isEmpty)
    }

    @Test("files that are not journals are neither read nor deleted, however old they are")
    func otherFiles() throws {
        try home.makeFolder("vipergen/folder", permissions: 0o700)
        let place = home.url.path + "/vipergen"
        #expect(chmod(place, 0o700) == 0)
        let names = ["notes", "x.new", "0123456789abcdef", "0123456789abcdef.new", "0123456789abcdefg"]
        for name in names { try home.write("mine", to: "vipergen/\(name)") }
        try FileManager.default.createSymbolicLink(atPath: place + "/fedcba9876543210", withDestinationPath: "notes")
        #expect(mkfifo(place + "/0000000000000000", 0o600) == 0)
        let old = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: -60 * 24 * 60 * 60)]
        for name in names { try FileManager.default.setAttributes(old, ofItemAtPath: "\(place)/\(name)") }
        #expect(try runAgain(in: outputs[0]) == [])
        #expect(
            try Set(FileManager.default.contentsOfDirectory(atPath: place))
                == Set(names + ["folder", "fedcba9876543210", "0000000000000000"])
        )
    }

    @Test(
        "the journal of a run that was killed before it wrote anything is deleted after 30 days",
        arguments: [true, false]
    )
    func emptyJournals(isOld: Bool) throws {
        try home.makeFolder("vipergen", permissions: 0o700)
        let names = ["0123456789abcdef", "fedcba9876543210"]
        for (name, text) in zip(names, ["", "{\"version\":{\"_0\":4}}\n{\"root\""]) {
            try home.write(text, to: "vipergen/\(name)")
            let time = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: isOld ? -60 * 24 * 60 * 60 : 0)]
            let path = "\(home.url.path)/vipergen/\(name)"
            try FileManager.default.setAttributes(time, ofItemAtPath: path)
        }
        #expect(try runAgain(in: outputs[0]) == [])
        #expect(try journals.count == (isOld ? 0 : 2))
    }
}
