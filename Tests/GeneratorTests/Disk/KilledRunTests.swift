import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// A run that stops in the midst of its steps and does not take them back has left what a killed one leaves.
@Suite("Killed runs") struct KilledRunTests {

    private let folder: TemporaryFolder
    /// What a run writes into: a folder that is there, and one that is not.
    private let outputs: [OutputFolder]
    /// One more is where nothing is left to do but to say that all is done.
    private static let stepCount = 11

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a", "b", "gone"] { try folder.write("old \(name)", to: "App/Old/\(name)") }
        try folder.write("old", to: "App/Going/a")
        try folder.makeFolder("App/Empty", permissions: 0o750)
        let path = folder.url.path
        outputs = [try OutputFolder(path + "/App"), try OutputFolder(path + "/New/Tests")]
    }

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

    /// Begins another run that writes into one of the folders.
    ///
    /// - Returns: what a person is told.
    @discardableResult
    private func runAgain(in output: OutputFolder, modules: [Module] = []) throws -> [Diagnostic] {
        var told: [Diagnostic] = []
        _ = try Transaction(in: [output], modules: modules, tell: { told.append($0) })
        return told
    }

    @Test(
        "a run that was killed after any of its steps is taken back by the next, whichever of its folders that is for",
        arguments: 1...Self.stepCount + 1,
        0..<2
    )
    func takingBack(count: Int, next: Int) throws {
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: count) }
        #expect(try tree != before)
        let told = try runAgain(in: outputs[next])
        #expect(try tree == before)
        #expect(told.map(\.severity) == [.note])
        #expect(try runAgain(in: outputs[next]) == [])
    }

    @Test(
        "it is taken back by a run that names one of its modules from a folder above, or what is in one",
        arguments: [("", "App/Old"), ("", "New/Tests/Login"), ("App", "Old/Inner"), ("", "Link/Old")]
    )
    func takingBack(output: String, module: String) throws {
        let link = folder.url.appending(path: "Link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appending(path: "App"))
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: 5) }
        let told = try runAgain(
            in: try OutputFolder(folder.url.path + "/" + output),
            modules: [Module(existing: module)]
        )
        #expect(try tree == before)
        #expect(told.map(\.severity) == [.note])
    }

    @Test("a run keeps others out of the folders above its own, but for those that have one beside it")
    func locks() throws {
        let above = try #require(try Folder(folder.url.path))
        try folder.write("", to: "Beside/Deep/file")
        do {
            let beside = try OutputFolder(folder.url.path + "/Beside/Deep")
            let runs = [try Transaction(in: [outputs[0]]), try Transaction(in: [beside])]
            #expect(above.lock(isShared: false) == .elsewhere)
            withExtendedLifetime(runs) {}
        }
        #expect(above.lock(isShared: false) == .taken)
    }

    @Test("a run that was killed before its first step is swept without a word")
    func sweeping() throws {
        let before = try tree
        #expect(throws: Failure.self) { try kill(afterSteps: 0) }
        #expect(try tree != before)
        for output in outputs { #expect(try runAgain(in: output) == []) }
        #expect(try tree == before)
    }

    @Test("a run that has come to its end is not taken back, whatever it left")
    func committed() throws {
        try kill(afterSteps: .max)
        let after = try tree
        #expect(try folder.read("App/Old/a") == "new")
        #expect(!after.keys.contains { $0.contains("gone") || $0.contains("Going") || $0.contains("vipergen") })
        try runAgain(in: outputs[0])
        #expect(try tree == after)
        // After the one rename that says that all is done.
        let staging = try StagingFolder(in: try #require(try Folder(outputs[0].identity)))
        let step = Step(action: .replaceFile, number: 0, path: "Old/a", inode: 1)
        try folder.write("original", to: "App/\(StagingFolder.name)/0.old")
        try staging.begin(Journal(first: outputs[0].identity, others: [], steps: [step]))
        try staging.commit()
        #expect(try runAgain(in: outputs[0]) == [])
        #expect(try tree == after)
    }

    @Test("what a person made of it after the kill stays, and what was there before is kept")
    func changedSince() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 60)]
        for path in ["App/Old/a", "App/Sub/Login/x", "App/Old/c"] {
            try folder.write("mine", to: path)
            try FileManager.default.setAttributes(later, ofItemAtPath: folder.url.appending(path: path).path)
        }
        let told = try runAgain(in: outputs[0])
        for path in ["App/Old/a", "App/Sub/Login/x", "App/Old/c"] { #expect(try folder.read(path) == "mine") }
        #expect(try folder.read("App/Old/b") == "old b")
        #expect(told.count { $0.severity == .warning } == 4, "\(told)")
        let kept = try folder.files.filter { $0.key.hasPrefix("App/\(StagingFolder.name)-kept-1/") }
        #expect(kept.values.map { String(decoding: $0, as: UTF8.self) } == ["old a"])
        #expect(try runAgain(in: outputs[0]) == [])
    }

    @Test("where nothing was there before, nothing is kept")
    func addedSince() throws {
        #expect(throws: Failure.self) { try kill(afterSteps: Self.stepCount + 1) }
        let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 60)]
        try folder.write("mine", to: "App/Old/c")
        try FileManager.default.setAttributes(later, ofItemAtPath: folder.url.appending(path: "App/Old/c").path)
        let told = try runAgain(in: outputs[0])
        #expect(told.map(\.severity) == [.warning, .note], "\(told)")
        #expect(try folder.read("App/Old/c") == "mine" && folder.read("App/Old/a") == "old a")
        #expect(try !folder.files.keys.contains { $0.contains(StagingFolder.name) })
    }

    @Test(
        "a journal that somebody made leads nowhere but into its own folder",
        arguments: ["link/victim", "../victim"]
    )
    func hostileJournal(path: String) throws {
        try folder.write("precious", to: "victim")
        let link = folder.url.appending(path: "App/link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
        let staging = try StagingFolder(in: try #require(try Folder(outputs[0].identity)))
        let victim = try #require(try Folder(folder.url.path)?.status("victim"))
        let steps = [
            Step(action: .putFile, number: 0, path: path, inode: victim.inode),
            Step(action: .replaceFile, number: 1, path: path, inode: victim.inode),
        ]
        try folder.write("evil", to: "App/\(StagingFolder.name)/1.old")
        try staging.begin(Journal(first: outputs[0].identity, others: [folder.url.path], steps: steps))
        try runAgain(in: outputs[0])
        #expect(try folder.read("victim") == "precious")
    }

    @Test("a journal that names another run's as its own does not bring that one back, nor is it left")
    func foreignJournal() throws {
        let stagings = try ["App", "New"].map { name in
            try folder.write("", to: "\(name)/f")
            return try StagingFolder(in: try #require(try Folder("\(folder.url.path)/\(name)")))
        }
        let paths = stagings.map(\.folder.path)
        let status = try #require(try stagings[1].folder.status("f"))
        let put = Step(action: .putFile, number: 0, path: "f", inode: status.inode)
        try stagings[1].begin(Journal(first: paths[1], others: [], steps: [put]))
        try stagings[0].begin(Journal(first: paths[1], others: [], steps: []))
        try runAgain(in: outputs[0])
        #expect(try folder.files.keys.filter { $0.contains(StagingFolder.name) }.allSatisfy { $0.hasPrefix("New/") })
        #expect(try folder.files["New/f"] != nil)
    }

    @Test("a link in what a killed run left is removed, and what it leads to is not")
    func linkInStaging() throws {
        _ = try StagingFolder(in: try #require(try Folder(outputs[0].identity)))
        try folder.write("precious", to: "Elsewhere/file")
        let link = folder.url.appending(path: "App/\(StagingFolder.name)/1")
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: folder.url.appending(path: "Elsewhere")
        )
        try runAgain(in: outputs[0])
        #expect(try folder.read("Elsewhere/file") == "precious")
        #expect(
            try !FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/App").contains(StagingFolder.name)
        )
    }

    @Test("what is called like a staging folder and is none is left alone, and is in the way", arguments: 0..<4)
    func lookalikes(kind: Int) throws {
        let path = folder.url.path + "/App/" + StagingFolder.name
        switch kind {
        case 0: try folder.write("mine", to: "App/\(StagingFolder.name)/a")
        case 1: try folder.write("mine", to: "App/\(StagingFolder.name)")
        case 2: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "Old")
        default:
            try folder.write("mine", to: "App/\(StagingFolder.name)/a")
            #expect(mkfifo(path + "/vipergen", 0o600) == 0)
        }
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        try runAgain(in: outputs[0])
        let failure = #expect(throws: Failure.self) { try kill(afterSteps: .max) }
        #expect(failure?.diagnostics[0].message.hasSuffix("is in the way") == true)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) == before)
    }

}
