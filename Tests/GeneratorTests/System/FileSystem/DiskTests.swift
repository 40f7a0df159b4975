import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("The disk") struct DiskTests {

    private let folder: TemporaryFolder
    private var root: String { folder.url.path }
    /// Longer than a file name may be.
    private static let tooLong = String(repeating: "x", count: 300)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("text", to: "file")
        try folder.write("", to: "folder/b")
        try folder.write("", to: "folder/.a")
        for (link, target) in [("link", "folder"), ("lost", "nowhere"), ("self", "self"), ("text", "file")] {
            let path = folder.url.appending(path: link).path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        }
        #expect(mkfifo(root + "/pipe", 0o600) == 0)
    }

    // MARK: - Looking -

    @Test("the kind of a path is that of a symlink itself, and nothing exists below a file")
    func kinds() throws {
        let kinds: [(String, Disk.ItemType)] = [
            ("file", .file), ("folder", .folder), ("link", .link), ("lost", .link), ("pipe", .other),
            ("nowhere", .absent), ("file/below", .absent), ("nowhere/below", .absent),
        ]
        for (path, kind) in kinds { #expect(try Disk.kind(of: "\(root)/\(path)") == kind, "\(path)") }
        let long = thrown { () throws(Failure) in try Disk.kind(of: "\(root)/\(Self.tooLong)") }
        #expect(long?.kind == .cannotCreate)
        #expect(long?.diagnostics[0].message.hasSuffix("': File name too long") == true)
    }

    @Test("a file is returned with its contents, a folder with its names")
    func existing() throws {
        #expect(try Disk.existing(at: root + "/nowhere") == .absent)
        #expect(try Disk.existing(at: root + "/file") == .file(Array("text".utf8)))
        #expect(try Disk.existing(at: root + "/link") == .link)
        #expect(try Disk.existing(at: root + "/pipe") == .other)
        guard case .folder(let names) = try Disk.existing(at: root + "/folder") else {
            Issue.record("this is a folder")
            return
        }
        #expect(names.sorted() == [".a", "b"])
    }

    @Test("a symlink to a folder counts as a folder; a broken one does not")
    func folders() throws {
        for path in ["folder", "link", "."] { #expect(try Disk.isFolder("\(root)/\(path)"), "\(path)") }
        for path in ["file", "pipe", "text", "nowhere", "lost", "self", "file/below", Self.tooLong] {
            #expect(try !Disk.isFolder("\(root)/\(path)"), "\(path.prefix(20))")
        }
    }

    @Test("the real path has no symlinks; a missing path has none")
    func realPaths() throws {
        #expect(try Disk.realPath(root + "/link/b") == root + "/folder/b")
        for path in ["nowhere", "lost", "self", "file/below", Self.tooLong] {
            #expect(try Disk.realPath("\(root)/\(path)") == nil)
        }
    }

    @Test(
        "symlinks are resolved as far as the path exists, and the new components are appended",
        arguments: [
            ("link/b", "folder/b"), ("link/new/deep", "folder/new/deep"), ("link/./new/.", "folder/new"),
            ("folder/../file", "file"), ("link/../new", "new"), ("new/..", nil), ("new/../../x", nil),
        ]
    )
    func resolved(path: String, expected: String?) throws {
        #expect(try Disk.resolved("\(root)/\(path)") == expected.map { "\(root)/\($0)" })
    }

    @Test("a relative path is resolved in the working directory")
    func resolvedHere() throws {
        let here = FileManager.default.currentDirectoryPath
        #expect(try Disk.resolved(".") == here)
        #expect(try Disk.resolved("no-such-folder/x") == here + "/no-such-folder/x")
        #expect(try Disk.resolved("/no-such-folder/x") == "/no-such-folder/x")
    }

    @Test("the owner of a path is that of a symlink itself; a missing path has none")
    func owners() throws {
        for path in ["file", "lost"] { #expect(try Disk.status(of: "\(root)/\(path)")?.owner == geteuid()) }
        for path in ["nowhere", "file/below"] { #expect(try Disk.status(of: "\(root)/\(path)")?.owner == nil) }
        #expect(Disk.user == geteuid())
    }

    @Test("the destination of a symlink is returned as written")
    func destinations() {
        #expect(Disk.destination(ofLink: root + "/lost") == "nowhere")
        #expect(Disk.destination(ofLink: root + "/file") == nil)
    }

    // MARK: - Reading -

    @Test("a file is read whole, however large it is")
    func largeFile() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        try folder.write(Data(bytes), to: "large")
        #expect(try Disk.read(root + "/large") == bytes)
    }

    @Test("a file of 64 MB is read, and a longer one is an error", arguments: [true, false])
    func largestFile(isTooLong: Bool) throws {
        try folder.write("", to: "large")
        #expect(truncate(root + "/large", isTooLong ? 50 << 30 : 64 << 20) == 0)
        if isTooLong {
            let failure = #expect(throws: Failure.self) { try Disk.read(root + "/large") }
            #expect(failure?.kind == .data)
            #expect(failure?.diagnostics[0].message == "'\(root)/large' has more than 64 MB")
        } else {
            #expect(try Disk.read(root + "/large").count == 64 << 20)
        }
    }

    @Test("reading a stream stops at the limit")
    func endlessStream() {
        let failure = thrown { () throws(Failure) in try Disk.read("/dev/zero", isStream: true) }
        #expect(failure?.diagnostics[0].message == "'/dev/zero' has more than 64 MB")
    }

    @Test("only a file is read, without waiting for a pipe; a stream fails only if it cannot be read")
    func noFile() {
        for path in ["folder", "link", "pipe"] {
            let failure = thrown { () throws(Failure) in try Disk.read("\(root)/\(path)") }
            #expect(failure?.kind == .inputOutput)
            #expect(failure?.diagnostics[0].message == "cannot read '\(root)/\(path)': it is not a file")
        }
        for (path, isStream, reason) in [
            ("folder", true, "Is a directory"), ("nowhere", false, "No such file or directory"),
        ] {
            let failure = thrown { () throws(Failure) in try Disk.read("\(root)/\(path)", isStream: isStream) }
            #expect(failure?.kind == .inputOutput)
            #expect(failure?.diagnostics[0].message == "cannot read '\(root)/\(path)': \(reason)")
        }
        #expect(throws: Never.self) { try Disk.read("/dev/null", isStream: true) }
    }

    @Test("a folder's names include hidden ones; a missing folder is an error, unless it may be absent")
    func names() throws {
        #expect(try Disk.names(in: root + "/link").sorted() == [".a", "b"])
        for path in ["nowhere", "file"] {
            #expect(try Disk.entries(in: "\(root)/\(path)", mayBeAbsent: true).isEmpty)
            let failure = thrown { () throws(Failure) in try Disk.names(in: "\(root)/\(path)") }
            #expect(failure?.kind == .inputOutput)
        }
        let loop = thrown { () throws(Failure) in try Disk.entries(in: root + "/self", mayBeAbsent: true) }
        #expect(loop?.kind == .inputOutput)
    }

    @Test(
        "folder names are sorted, without hidden ones, and include symlinks to folders"
    )
    func folderNames() throws {
        for name in ["z", "Y", ".hidden"] { try folder.makeFolder(name, permissions: 0o755) }
        #expect(try Disk.folderNames(in: root) == ["Y", "folder", "link", "z"])
    }

    // MARK: - Writing -

    @Test("a failed write returns false, and writing no bytes succeeds")
    func descriptors() throws {
        let closed = open(root + "/file", O_RDONLY)
        defer { close(closed) }
        #expect(!Disk.writeAll([1], toDescriptor: closed))
        #expect(Disk.writeAll([], toDescriptor: closed))
    }

    // MARK: - Errors -

    @Test(
        "a full or broken disk is an input/output error, whatever the call",
        arguments: [
            (ENOSPC, true, "make room"), (EDQUOT, true, "make room"), (EIO, true, nil), (EFBIG, true, nil),
            (EACCES, false, "check the permissions, or name another folder"),
            (EPERM, false, "check the permissions, or name another folder"),
            (EROFS, false, "check the permissions, or name another folder"),
            (ENOTDIR, false, "a part of the path is a file"), (ENOENT, false, nil),
            (EEXIST, false, "it appeared during this run; run the command again"),
            (ENOTEMPTY, false, "it appeared during this run; run the command again"),
        ] as [(Int32, Bool, String?)]
    )
    func errors(code: Int32, isOfDisk: Bool, help: String?) {
        let failure = Disk.failure(.cannotCreate, "cannot try", "a", code)
        #expect(failure.kind == (isOfDisk ? .inputOutput : .cannotCreate))
        #expect(failure.diagnostics.map(\.help) == [help])
        #expect(failure.diagnostics[0].message == "cannot try 'a': \(String(cString: strerror(code)))")
    }
}
