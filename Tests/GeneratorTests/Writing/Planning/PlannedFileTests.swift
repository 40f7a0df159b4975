import Testing

@testable import VipergenGenerator

@Suite("Planned files") struct PlannedFileTests {

    private let files = [
        RenderedFile(path: "Login/a", contents: [1]), RenderedFile(path: "Login/b", contents: [2]),
        RenderedFile(path: "Login/c", contents: [3]),
    ]
    private let disk: [String: Existing] = [
        "Login": .folder(["b", "c", "d", ".hidden", "Sub"]), "Login/b": .file([2]), "Login/c": .file([0]),
        "Login/d": .file([4]), "Login/.hidden": .file([]), "Login/Sub": .folder(["e"]),
    ]

    private func plan(_ policy: ConflictPolicy, _ disk: [String: Existing]) throws -> [PlannedFile] {
        try PlannedFile.comparing(files, in: "Login", policy: policy) { path throws(Failure) in disk[path] ?? .absent }
    }

    @Test("a module whose folder is missing or empty is new", arguments: [[:], ["Login": Existing.folder([])]])
    func new(disk: [String: Existing]) throws {
        let plan = try plan(.refuse, disk)
        #expect(plan.map(\.state) == [.create, .create, .create])
    }

    @Test(
        "a file is created, unchanged if its contents match, or handled by the conflict policy",
        arguments: [(ConflictPolicy.refuse, FileState.conflict), (.overwrite, .overwrite), (.skip, .skip)]
    )
    func states(policy: ConflictPolicy, state: FileState) throws {
        let plan = try plan(policy, disk)
        #expect(plan.map(\.state) == [.create, .unchanged, state])
    }

    @Test("only a file or a symlink can be overwritten", arguments: [Existing.folder([]), .other])
    func obstacle(existing: Existing) throws {
        let plan = try plan(.overwrite, ["Login": .folder(["a"]), "Login/a": existing])
        #expect(plan.filter { $0.state == .conflict }.map(\.path) == ["Login/a"])
    }

    @Test("a symlink in a file's place is a conflict, and can be overwritten")
    func link() throws {
        let disk: [String: Existing] = ["Login": .folder(["a"]), "Login/a": .link]
        #expect(try plan(.refuse, disk)[0].state == .conflict)
        #expect(try plan(.overwrite, disk)[0].state == .overwrite)
    }

    @Test("a file in the place of the module's folder is a conflict of the whole module")
    func folderIsFile() throws {
        let plan = try plan(.overwrite, ["Login": .file([])])
        #expect(plan.filter { $0.state == .conflict }.map(\.path) == ["Login"])
    }

    @Test("stray files are those of the module's folder that the plan does not write, hidden ones and symlinks too")
    func strays() throws {
        let plan = try plan(.refuse, disk)
        let files = ["Login/.hidden", "Login/b", "Login/d"].map { OutputFolder.File(path: $0, symlink: nil) }
        let linked = ["Login/Link/x", "Login/Link/y"].map { OutputFolder.File(path: $0, symlink: "Login/Link") }
        let strays = try PlannedFile.strays(beside: plan, among: files + linked) { path throws(Failure) in
            disk[path] ?? .absent
        }
        #expect(strays.map(\.path) == ["Login/.hidden", "Login/d", "Login/Link"])
        #expect(strays.map(\.existing) == [.file([]), .file([4]), .link])
    }

    @Test("a file that differs only in a byte order mark is unchanged")
    func byteOrderMark() throws {
        let plan = try plan(.overwrite, ["Login": .folder(["a"]), "Login/a": .file([0xEF, 0xBB, 0xBF, 1])])
        #expect(plan[0].state == .unchanged)
    }
}
