import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Which folders a run has to itself, with others at work when it begins.
@Suite("Claims") struct ClaimTests {

    private let temporary: TemporaryFolder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.makeFolder("a", permissions: 0o755)
    }

    private func claim(_ paths: [String], meanwhile: () throws -> Void = {}) throws -> Claim {
        let outputs = try paths.map { try OutputFolder("\(root)/\($0)") }
        return try Claim(
            outputs,
            modules: [],
            isCancelled: { false },
            tell: { _ in do { try meanwhile() } catch { Issue.record(error) } }
        )
    }

    /// What another run could do with a folder: have it to itself, share it, or neither.
    private func state(_ path: String) throws -> String {
        let folder = try #require(try Folder("\(root)/\(path)"))
        if folder.lock(isShared: false) == .taken { return "free" }
        return folder.lock(isShared: true) == .taken ? "shared" : "taken"
    }

    @Test(
        "a folder that is written into is had alone, though one below it is too; those above are shared",
        arguments: [true, false]
    )
    func nested(isThere: Bool) throws {
        if isThere { try temporary.makeFolder("a/b", permissions: 0o755) }
        let claim = try claim(["a", "a/b"])
        #expect(try state("a") == "taken")
        if isThere { #expect(try state("a/b") == "taken") }
        #expect(try state("") == "shared")
        withExtendedLifetime(claim) {}
    }

    @Test("where a folder is not there, the nearest above it is had alone")
    func absent() throws {
        let claim = try claim(["new/deep"])
        #expect(try state("") == "taken")
        #expect(try claim.folder(for: OutputFolder(root + "/new/deep"))?.path == root)
        #expect(try claim.folder(for: OutputFolder(root + "/a"))?.path == root)
        #expect(try claim.folder(for: OutputFolder("/")) == nil)
    }

    /// Makes a claim that has to wait for another run, which does something before it ends.
    private func claim(_ paths: [String], behind locked: String, meanwhile: @escaping () throws -> Void) throws -> Claim
    {
        var other = try Folder("\(root)/\(locked)")
        #expect(other?.lock(isShared: false) == .taken)
        return try claim(paths) {
            try meanwhile()
            other = nil
        }
    }

    @Test("a folder that is made while a run waits for the one above it is what the run has alone then")
    func made() throws {
        let claim = try claim(["a", "new"], behind: "") { try temporary.makeFolder("new", permissions: 0o755) }
        #expect(try state("new") == "taken" && state("a") == "taken")
        #expect(try state("") == "shared")
        withExtendedLifetime(claim) {}
    }

    @Test(
        "a folder that has gone while a run waits for it is not what it writes into, nor one that was moved away",
        arguments: [true, false]
    )
    func gone(isReplaced: Bool) throws {
        let claim = try claim(["a"], behind: "a") {
            try FileManager.default.moveItem(atPath: root + "/a", toPath: root + "/moved")
            if isReplaced { try temporary.makeFolder("a", permissions: 0o755) }
        }
        #expect(try state("moved") == "free")
        #expect(try state("") == (isReplaced ? "shared" : "taken"))
        if isReplaced { #expect(try state("a") == "taken") }
        withExtendedLifetime(claim) {}
    }

    /// Only root can give folders away.
    private static let isRoot = geteuid() == 0

    @Test("a folder above that is somebody else's is not waited for", .enabled(if: isRoot))
    func othersFolder() throws {
        #expect(chown(root, 4321, 4321) == 0)
        let other = try #require(try Folder(root))
        #expect(other.lock(isShared: false) == .taken)
        let claim = try claim(["a"]) { Issue.record("it waits") }
        #expect(try state("a") == "taken")
        withExtendedLifetime(claim) {}
    }
}
