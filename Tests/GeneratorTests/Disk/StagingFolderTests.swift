import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Single steps, done and taken back, with somebody else at work in the folder meanwhile.
@Suite("Staging folders") struct StagingFolderTests {

    private let temporary: TemporaryFolder
    private let folder: Folder
    private let staging: StagingFolder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        folder = try #require(try Folder(temporary.url.path))
        staging = try StagingFolder(in: folder)
    }

    /// A step as a run prepares it.
    private func step(
        _ action: Step.Action,
        at path: String,
        expecting expected: Step.Expected = .nothing,
        number: Int32 = 0
    ) throws -> Step {
        var step = Step(action: action, number: number, path: path, expected: expected)
        switch action {
        case .putFolder:
            try temporary.write("new", to: "\(staging.prepared(number))/a")
            step.fileCount = 1
        case .putFile, .replaceFile: try temporary.write("new", to: staging.prepared(number))
        case .removeFile, .makeFolder, .removeFolder: break
        }
        step.inode = try folder.status(staging.prepared(number))?.inode ?? 0
        return step
    }

    private static func file(_ text: String) -> Step.Expected { Step.Expected(.file(Array(text.utf8))) }

    /// What there is but for the staging folder.
    private var tree: [String: String] {
        get throws {
            var tree: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root)
            where !path.hasPrefix(StagingFolder.name) {
                tree[path] = (try? temporary.read(path)) ?? ""
            }
            return tree
        }
    }

    private func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: temporary.url.appending(path: path))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    // MARK: - The folder -

    @Test("nobody else sees what a run prepares")
    func permissions() throws {
        #expect(try temporary.permissions(StagingFolder.name) == 0o700)
    }

    @Test("an empty one that has no mark was left before it was made, and one with something in it is somebody's")
    func unmarked() throws {
        try remove("\(StagingFolder.name)/vipergen")
        #expect(try StagingFolder(leftIn: folder) != nil)
        try temporary.write("mine", to: "\(StagingFolder.name)/mine")
        #expect(try StagingFolder(leftIn: folder) == nil)
    }

    /// Only root can give files away.
    private static let isRoot = geteuid() == 0

    @Test("what belongs to somebody else was not left by a run of this user", .enabled(if: isRoot))
    func otherOwner() throws {
        #expect(chown("\(root)/\(StagingFolder.name)", 4321, 0) == 0)
        #expect(try StagingFolder(leftIn: folder) == nil)
    }

    @Test("a file or a link of its name was not left by a run", arguments: [true, false])
    func noFolder(isLink: Bool) throws {
        try staging.remove()
        try temporary.makeFolder("folder", permissions: 0o700)
        if isLink {
            try link(StagingFolder.name, to: "folder")
        } else {
            try temporary.write("", to: StagingFolder.name)
        }
        #expect(try StagingFolder(leftIn: folder) == nil)
    }

    @Test("how far a run has come is told by what its journal is called, if it is whole")
    func states() throws {
        guard case .preparing = try staging.state else {
            Issue.record("nothing is begun")
            return
        }
        try temporary.write("vipergen journal 1\0", to: "\(StagingFolder.name)/journal")
        guard case .preparing = try staging.state else {
            Issue.record("a journal that is not whole begins nothing")
            return
        }
        try remove("\(StagingFolder.name)/journal")
        let journal = Journal(first: root, others: [], steps: [])
        try staging.begin(journal)
        guard case .begun(journal, _) = try staging.state else {
            Issue.record("it is begun")
            return
        }
        try staging.commit()
        guard case .committed(journal) = try staging.state else {
            Issue.record("it is done")
            return
        }
    }

    @Test("it is removed with all that is in it")
    func removal() throws {
        try staging.begin(Journal(first: root, others: [], steps: []))
        try temporary.write("x", to: "\(staging.prepared(0))/deep/x")
        try staging.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == [])
    }

    @Test("what is kept of it is what was there before, under the next name that is free")
    func keeping() throws {
        try temporary.write("mine", to: "\(StagingFolder.name)-kept-1/0.old")
        for name in ["0", "0.old", "1.old", "journal"] {
            try temporary.write(name, to: "\(StagingFolder.name)/\(name)")
        }
        #expect(try staging.keep([1]) == "\(root)/\(StagingFolder.name)-kept-2")
        #expect(
            try temporary.files.mapValues { String(decoding: $0, as: UTF8.self) } == [
                "\(StagingFolder.name)-kept-1/0.old": "mine", "\(StagingFolder.name)-kept-2/1.old": "1.old",
            ]
        )
    }

    // MARK: - Steps -

    /// Each action with what there is before, and after.
    private static let actions: [(Step.Action, Step.Expected, before: [String: String], after: [String: String])] = [
        (.putFolder, .nothing, [:], ["p": "", "p/a": "new"]),
        (.putFolder, .folder, ["p": ""], ["p": "", "p/a": "new"]),
        (.putFile, .nothing, [:], ["p": "new"]), (.replaceFile, file("old"), ["p": "old"], ["p": "new"]),
        (.removeFile, file("old"), ["p": "old"], [:]), (.makeFolder, .nothing, [:], ["p": ""]),
        (.removeFolder, .nothing, ["p": ""], [:]),
    ]

    private func makeBefore(_ index: Int) throws -> Step {
        let (action, expected, before, _) = Self.actions[index]
        for (path, text) in before where !text.isEmpty { try temporary.write(text, to: path) }
        for (path, text) in before where text.isEmpty { try temporary.makeFolder(path, permissions: 0o750) }
        return try step(action, at: "p", expecting: expected)
    }

    @Test(
        "a step is done, and taken back as often as one likes; one that was not begun is taken back too",
        arguments: actions.indices
    )
    func taking(index: Int) throws {
        let step = try makeBefore(index)
        let before = try folder.status("p")?.inode
        #expect(try staging.takeBack(step) == .done)
        #expect(try tree == Self.actions[index].before)
        try staging.perform(step)
        #expect(try tree == Self.actions[index].after)
        for _ in 0..<2 { #expect(try staging.takeBack(step) == .done) }
        #expect(try tree == Self.actions[index].before)
        #expect(try folder.status("p")?.inode == before)
    }

    @Test(
        "what came to a step's place meanwhile stays, whatever it is, and the step fails or leaves it be",
        arguments: actions.indices,
        ["file", "folder", "link"]
    )
    func intruders(index: Int, kind: String) throws {
        let step = try makeBefore(index)
        try? remove("p")
        switch kind {
        case "file": try temporary.write("mine", to: "p")
        case "folder": try temporary.write("mine", to: "p/mine")
        default: try link("p", to: "mine")
        }
        let inode = try folder.status("p")?.inode
        let isHarmless = step.action == .removeFolder || step.action == .makeFolder && kind == "folder"
        let failure = Result { try staging.perform(step) }
        #expect(((try? failure.get()) != nil) == isHarmless)
        #expect(try staging.takeBack(step) == .done)
        #expect(try folder.status("p")?.inode == inode)
    }

    @Test(
        "what somebody did to what a step put there stays, and what was there before is kept",
        arguments: [
            (0, false), (1, false), (3, true), (4, true), (6, false),
        ]
    )
    func changes(index: Int, keepsOriginal: Bool) throws {
        let step = try makeBefore(index)
        try staging.perform(step)
        // Made before the other goes, so that it has an inode of its own.
        try temporary.write("mine", to: "mine")
        try? remove("p")
        try folder.move("mine", to: "p")
        let hasOriginal = Self.actions[index].before["p"] != nil
        #expect(try staging.takeBack(step) == (hasOriginal ? .changed(hasOriginal: keepsOriginal) : .done))
        #expect(try tree == ["p": "mine"])
        #expect((staging.shownOriginal(of: step) != nil) == hasOriginal)
    }

    @Test("a file that has the inode of a folder that was put there is not taken for it")
    func reusedInode() throws {
        try temporary.write("mine", to: "p")
        let inode = try #require(try folder.status("p")).inode
        let step = Step(action: .putFolder, number: 0, path: "p", inode: inode)
        #expect(try staging.takeBack(step) == .done)
        #expect(try tree == ["p": "mine"])
    }

    @Test("a link in a file's place is replaced and removed as one", arguments: [Step.Action.replaceFile, .removeFile])
    func links(action: Step.Action) throws {
        try temporary.write("mine", to: "mine")
        try link("p", to: "mine")
        let step = try step(action, at: "p", expecting: .link)
        try staging.perform(step)
        #expect(try tree == (action == .removeFile ? ["mine": "mine"] : ["mine": "mine", "p": "new"]))
        #expect(try staging.takeBack(step) == .done)
        #expect(try folder.status("p")?.isLink == true)
        // A file where a link was.
        try remove("p")
        try temporary.write("mine", to: "p")
        #expect(throws: Failure.self) { try staging.perform(step) }
    }

    @Test("what is neither file nor link is no file's place", arguments: [Step.Action.replaceFile, .removeFile])
    func others(action: Step.Action) throws {
        #expect(mkfifo(root + "/p", 0o600) == 0)
        let step = try step(action, at: "p", expecting: .other)
        #expect(throws: Failure.self) { try staging.perform(step) }
        #expect(try staging.takeBack(step) == .done)
        #expect(try Disk.kind(of: root + "/p") == .other)
    }

    @Test("a step on whose way somebody put a link is not taken back there")
    func leadingElsewhere() throws {
        try temporary.write("old", to: "folder/p")
        let step = try step(.replaceFile, at: "folder/p", expecting: Self.file("old"))
        try staging.perform(step)
        #expect(rename(root + "/folder", root + "/moved") == 0)
        try link("folder", to: "moved")
        #expect(try staging.takeBack(step) == .changed(hasOriginal: true))
        #expect(try temporary.read("moved/p") == "new")
    }

    // MARK: - After a kill -

    @Test(
        "what was put by a run that was killed and changed since stays, to the nanosecond",
        arguments: [0, 2, 3],
        [-1, 0, 1]
    )
    func since(index: Int, nanoseconds: Int) throws {
        let step = try makeBefore(index)
        try staging.perform(step)
        let changed = try #require(try folder.status(index == 0 ? "p/a" : "p")).changed
        let start = Folder.Time(seconds: changed.seconds, nanoseconds: changed.nanoseconds - nanoseconds)
        let outcome = try staging.takeBack(step, since: start)
        #expect(outcome == (nanoseconds > 0 ? .changed(hasOriginal: index == 3) : .done))
        #expect(try tree == (nanoseconds > 0 ? Self.actions[index].after : Self.actions[index].before))
    }

    @Test("a folder with folders in it is taken back if no file in these was changed", arguments: [true, false])
    func nested(isChanged: Bool) throws {
        for name in ["Views/y", "Views/z", "Views/Cells/x"] {
            try temporary.write("new", to: "\(staging.prepared(0))/\(name)")
        }
        var step = try step(.putFolder, at: "p")
        step.fileCount = 4
        try staging.perform(step)
        let changed = try #require(try folder.status("p/Views/Cells/x")).changed
        let start = Folder.Time(seconds: changed.seconds + (isChanged ? -1 : 1), nanoseconds: 0)
        #expect(try staging.takeBack(step, since: start) == (isChanged ? .changed(hasOriginal: false) : .done))
        #expect(try tree.isEmpty != isChanged)
    }

    @Test(
        "a folder from which a file has gone, or that has one more, is somebody's work",
        arguments: ["a", "b", "deep/b"],
        [Folder.Time(seconds: .max, nanoseconds: 0), nil]
    )
    func countedFiles(path: String, start: Folder.Time?) throws {
        let step = try makeBefore(0)
        try staging.perform(step)
        if path == "a" { try remove("p/a") } else { try temporary.write("", to: "p/\(path)") }
        #expect(try staging.takeBack(step, since: start) == .changed(hasOriginal: false))
        #expect(try tree["p"] != nil)
    }

    @Test("of a file that was to be replaced and was not yet, what was kept goes")
    func halfReplaced() throws {
        try temporary.write("old", to: "p")
        let step = try step(.replaceFile, at: "p", expecting: Self.file("old"))
        #expect(folder.link("p", to: staging.original(0)))
        #expect(try staging.takeBack(step) == .done)
        #expect(try folder.status(staging.original(0)) == nil)
        #expect(try tree == ["p": "old"])
    }
}
