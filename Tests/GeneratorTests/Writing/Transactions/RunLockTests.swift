import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// The folders that a run locks while other runs are at work.
@Suite("Locks of runs") struct RunLockTests {

    private let temporary: TemporaryFolder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.makeFolder("a", permissions: 0o755)
    }

    private func lock(_ paths: [String], meanwhile: @escaping () throws -> Void = {}) throws -> RunLock {
        let outputs = try paths.map { try OutputFolder("\(root)/\($0)") }
        let wait = Waiting(
            isCancelled: { false },
            tell: { _ in do { try meanwhile() } catch { Issue.record(error) } }
        )
        return try RunLock(outputs, wait)
    }

    private func isLocked(_ path: String) throws -> Bool {
        try OpenFile(folder: Path.join(root, path)).lock() == .elsewhere
    }

    /// A program that another test starts holds a copy of each open folder, and so of its lock, for a moment.
    private func isFree(_ path: String) throws -> Bool {
        let folder = try OpenFile(folder: Path.join(root, path))
        return try Waiting(isCancelled: { false }, tell: { _ in }).forLock(path, folder.lock)
    }

    @Test("in a repository, its root is locked once, wherever the output folders are")
    func repository() throws {
        try temporary.write("", to: "a/.git/HEAD")
        try temporary.makeFolder("a/deep/deeper", permissions: 0o755)
        let lock = try lock(["a/deep", "a/deep/deeper", "a/new"])
        #expect(Set(lock.guards.values.map(\.root.path)) == [root + "/a"])
        #expect(try isLocked("a") && isFree("a/deep") && isFree(""))
        #expect(try lock.guards[root + "/a/deep"]?.path("x") == "deep/x")
    }

    @Test("outside a repository, each output folder or its nearest existing ancestor is locked")
    func noRepository() throws {
        try temporary.makeFolder("b", permissions: 0o755)
        let lock = try lock(["b/new/deep", "a"])
        #expect(Set(lock.guards.values.map(\.root.path)) == [root + "/a", root + "/b"])
        #expect(try isLocked("a") && isLocked("b") && isFree(""))
        withExtendedLifetime(lock) {}
    }

    /// Locks folders after another run, which does something before it ends.
    private func lock(_ paths: [String], behind locked: String, meanwhile: @escaping () throws -> Void) throws
        -> RunLock
    {
        var other: OpenFile? = try OpenFile(folder: Path.join(root, locked))
        #expect(other?.lock() == .taken)
        return try lock(paths) {
            try meanwhile()
            other = nil
        }
    }

    @Test("a folder that another run creates meanwhile is locked, and not its ancestor")
    func made() throws {
        let lock = try lock(["new"], behind: "") { try temporary.makeFolder("new", permissions: 0o755) }
        #expect(try isLocked("new") && isFree(""))
        withExtendedLifetime(lock) {}
    }

    @Test(
        "a folder that disappears meanwhile is not locked, but its replacement or its ancestor is",
        arguments: [true, false]
    )
    func gone(isReplaced: Bool) throws {
        let lock = try lock(["a"], behind: "a") {
            try FileManager.default.moveItem(atPath: root + "/a", toPath: root + "/moved")
            if isReplaced { try temporary.makeFolder("a", permissions: 0o755) }
        }
        #expect(try isFree("moved"))
        #expect(try isLocked(isReplaced ? "a" : ""))
        if isReplaced { #expect(try isFree("")) }
        withExtendedLifetime(lock) {}
    }

    @Test("a run gives up after some time, and names the folder of the other run")
    func patience() throws {
        let other = try OpenFile(folder: root + "/a")
        #expect(other.lock() == .taken)
        var told: [String] = []
        let wait = Waiting(isCancelled: { false }, tell: { told.append($0.message) }, patience: 520)
        let output = try OutputFolder(root + "/a")
        let failure = #expect(throws: Failure.self) { try RunLock([output], wait) }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].message.contains("still at work in '\(root)/a'") == true)
        #expect(told == ["waiting for another run in '\(root)/a'"])
    }
}
