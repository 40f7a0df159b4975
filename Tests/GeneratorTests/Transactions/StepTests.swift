import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Single steps, performed and rolled back, while another process changes the folder.
@Suite("Steps") struct StepTests {

    private let temporary: TemporaryFolder
    private let place: StepPlace
    private var root: String { temporary.url.path }
    private static let stagingName = StagingFolder.prefix + "0"

    init() throws {
        temporary = try TemporaryFolder()
        let root = WritableRoot(own: try #require(try Folder(temporary.url.path)))
        place = StepPlace(root: root, staging: try StagingFolder(try root.entry(Self.stagingName), nonce: "nonce"))
    }

    /// A step as a run prepares it.
    private func step(_ kind: Step.Kind, putsFolder: Bool = false, at path: String = "p") throws -> Step {
        let prepared = "\(Self.stagingName)/0"
        switch kind {
        case .put, .replace: try temporary.write("new", to: putsFolder ? prepared + "/a" : prepared)
        case .remove, .removeFolder: break
        }
        return Step(
            kind: kind,
            number: 0,
            root: 0,
            staging: 0,
            path: path,
            put: try place.staging.prepared(0).fingerprint,
            taken: try place.root.entry(path).fingerprint
        )
    }

    /// The files and folders, without the staging folder.
    private var tree: [String: String] {
        get throws {
            var tree: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root)
            where !path.hasPrefix(Self.stagingName) {
                tree[path] = (try? temporary.read(path)) ?? ""
            }
            return tree
        }
    }

    private func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: temporary.url.appending(path: path))
    }

    private func symlink(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    private func inode(_ path: String) throws -> UInt64? { try place.root.entry(path).status?.identity.inode }

    /// Each kind, with the files before and after it.
    private static let kinds: [(Step.Kind, putsFolder: Bool, before: [String: String], after: [String: String])] = [
        (.put, true, [:], ["p": "", "p/a": "new"]), (.put, false, [:], ["p": "new"]),
        (.replace, false, ["p": "old"], ["p": "new"]), (.remove, false, ["p": "old"], [:]),
    ]

    private func makeBefore(_ index: Int) throws -> Step {
        let (kind, putsFolder, before, _) = Self.kinds[index]
        for (path, text) in before where !text.isEmpty { try temporary.write(text, to: path) }
        for (path, text) in before where text.isEmpty { try temporary.makeFolder(path, permissions: 0o750) }
        return try step(kind, putsFolder: putsFolder)
    }

    @Test(
        "a step is performed, and is rolled back any number of times, even before it begins",
        arguments: kinds.indices
    )
    func rollingBack(index: Int) throws {
        let step = try makeBefore(index)
        let before = try inode("p")
        #expect(try place.rollBack(step))
        #expect(try tree == Self.kinds[index].before)
        try place.perform(step)
        #expect(try tree == Self.kinds[index].after)
        for _ in 0..<2 { #expect(try place.rollBack(step)) }
        #expect(try tree == Self.kinds[index].before)
        #expect(try inode("p") == before)
    }

    @Test(
        "anything that another process puts at the step's path is kept, and the step fails",
        arguments: kinds.indices,
        ["file", "folder", "link"]
    )
    func intruders(index: Int, kind: String) throws {
        let step = try makeBefore(index)
        try? remove("p")
        switch kind {
        case "file": try temporary.write("mine", to: "p")
        case "folder": try temporary.write("mine", to: "p/mine")
        default: try symlink("p", to: "mine")
        }
        let inode = try inode("p")
        let isDone = Result { try place.perform(step) }.map { true }
        #expect(((try? isDone.get()) == true) == (step.kind == .removeFolder))
        #expect(try place.rollBack(step))
        #expect(try self.inode("p") == inode)
    }

    @Test(
        "a file in the place of what a step wrote is kept, and so is the original",
        arguments: [(0, false), (2, true), (3, true)]
    )
    func changes(index: Int, keepsOriginal: Bool) throws {
        let step = try makeBefore(index)
        try place.perform(step)
        // Created before the other file is deleted, so that it has another inode.
        try temporary.write("mine", to: "mine")
        try? remove("p")
        #expect(rename(root + "/mine", root + "/p") == 0)
        #expect(try place.rollBack(step) != keepsOriginal)
        #expect(try tree == ["p": "mine"])
        #expect(try (place.staging.original(0).status != nil) == keepsOriginal)
    }

    @Test("an edited file is kept, even if only its size or its time differs", arguments: [1, 2], [true, false])
    func edits(index: Int, changesSize: Bool) throws {
        let step = try makeBefore(index)
        try place.perform(step)
        let time = try #require(try place.root.entry("p").status).changed
        let text = changesSize ? "newer" : "neu"
        let file = try #require(FileHandle(forUpdatingAtPath: root + "/p"))
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
        var times = [
            timespec(),
            timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000) + (changesSize ? 0 : 1)),
        ]
        times[0] = times[1]
        #expect(utimensat(AT_FDCWD, root + "/p", times, 0) == 0)
        #expect(try !place.rollBack(step))
        #expect(try (place.staging.original(0).status != nil) == (index == 2))
        #expect(try tree == ["p": text])
    }

    @Test("an edited folder is kept", arguments: ["a", "b", "deep/deeper/b", "inner/c"])
    func editedFolders(path: String) throws {
        try temporary.write("new", to: "\(Self.stagingName)/0/inner/c")
        let step = try step(.put, putsFolder: true)
        try place.perform(step)
        if path == "a" { try remove("p/a") } else { try temporary.write("mine", to: "p/\(path)") }
        #expect(try !place.rollBack(step))
        #expect(try tree["p"] != nil)
    }

    @Test("a folder is deleted if it is empty", arguments: [true, false])
    func emptyFolders(isEmpty: Bool) throws {
        try temporary.makeFolder("p", permissions: 0o755)
        let step = try step(.removeFolder)
        if !isEmpty { try temporary.write("mine", to: "p/mine") }
        try place.perform(step)
        #expect(try tree == (isEmpty ? [:] : ["p": "", "p/mine": "mine"]))
    }

    @Test("a symlink in a file's place is itself replaced or deleted", arguments: [Step.Kind.replace, .remove])
    func links(kind: Step.Kind) throws {
        try temporary.write("mine", to: "mine")
        try symlink("p", to: "mine")
        let step = try step(kind)
        try place.perform(step)
        #expect(try tree == (kind == .remove ? ["mine": "mine"] : ["mine": "mine", "p": "new"]))
        #expect(try place.rollBack(step))
        #expect(Disk.destination(ofLink: root + "/p") == "mine")
    }

    @Test(
        "a step whose path has a symlink in it is neither performed nor rolled back",
        arguments: [true, false]
    )
    func symlinkOnTheWay(isPerformed: Bool) throws {
        try temporary.write("old", to: "folder/p")
        let step = try step(.replace, at: "folder/p")
        if isPerformed { try place.perform(step) }
        #expect(rename(root + "/folder", root + "/moved") == 0)
        try symlink("folder", to: "moved")
        #expect(throws: Failure.self) { try place.perform(step) }
        #expect(try place.rollBack(step) != isPerformed)
        #expect(try (place.staging.original(0).status != nil) == isPerformed)
        #expect(try temporary.read("moved/p") == (isPerformed ? "new" : "old"))
    }

    @Test("rolling back a half-made replacement deletes the hard link to the original")
    func halfReplaced() throws {
        try temporary.write("old", to: "p")
        let step = try step(.replace)
        #expect(try place.root.entry("p").link(to: place.staging.original(0)))
        #expect(try place.rollBack(step))
        #expect(try place.staging.original(0).status == nil)
        #expect(try tree == ["p": "old"])
    }

    // MARK: - The staging folder -

    @Test("the staging folder is private, and git ignores it")
    func permissions() throws {
        #expect(try temporary.permissions(Self.stagingName) == 0o700)
        #expect(try temporary.read(Self.stagingName + "/.gitignore").hasSuffix("\n*\n"))
    }

    @Test("a staging folder is recognized by its nonce or if it is empty, and is deleted with its contents")
    func leftFolders() throws {
        func isLeft(_ nonce: String) throws -> Bool {
            try StagingFolder(leftAt: place.staging.entry, nonce: nonce) != nil
        }
        #expect(try isLeft("nonce") && !isLeft("other"))
        try remove(Self.stagingName + "/.gitignore")
        #expect(try isLeft("other"))
        for (text, isOwn) in [("", true), ("# no", true), ("# other", false)] {
            try temporary.write(text, to: Self.stagingName + "/.gitignore")
            #expect(try isLeft("nonce") == isOwn, "\(text)")
        }
        try temporary.write("mine", to: Self.stagingName + "/mine")
        #expect(try !isLeft("nonce"))
        try place.staging.remove()
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == [])
        try symlink(Self.stagingName, to: "/")
        #expect(try !isLeft("nonce"))
    }

    @Test("a staging folder with originals in it is kept, and any other is deleted")
    func keeping() throws {
        for name in ["0", "1.old", "2/deep"] { try temporary.write(name, to: "\(Self.stagingName)/\(name)") }
        #expect(try place.staging.remove(keepsOriginals: true))
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(Self.stagingName)")
        #expect(Set(names) == [".gitignore", "1.old"])
        try remove(Self.stagingName + "/1.old")
        #expect(try !place.staging.remove(keepsOriginals: true))
        #expect(try FileManager.default.contentsOfDirectory(atPath: root) == [])
    }
}
