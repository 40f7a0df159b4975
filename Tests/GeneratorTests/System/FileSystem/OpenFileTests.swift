import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Open files") struct OpenFileTests {

    private let temporary: TemporaryFolder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("text", to: "file")
        try temporary.makeFolder("folder", permissions: 0o755)
        try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: "folder")
    }

    @Test("only a folder is opened as one, never a symlink to one", arguments: ["file", "link", "nowhere"])
    func opening(name: String) throws {
        let failure = thrown { () throws(Failure) in try OpenFile(folder: "\(root)/\(name)") }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].message.contains("disappeared") == (name == "nowhere"))
        #expect(try OpenFile(folder: root + "/folder").status?.isFolder == true)
    }

    @Test("a locked folder stays locked for others until it is closed")
    func locking() throws {
        let other = try OpenFile(folder: root)
        do {
            let first = try OpenFile(folder: root)
            #expect(first.lock() == .taken)
            #expect(other.lock() == .elsewhere)
        }
        // A program that another test starts holds a copy of each open folder, and so of its lock, for a moment.
        #expect(try Waiting(isCancelled: { false }, tell: { _ in }).forLock("it", other.lock))
        let third = try OpenFile(folder: root)
        #expect(third.lock() == .elsewhere)
    }

    @Test("an interrupted call is repeated; another error is not")
    func retries() {
        for code in [EINTR, EIO] {
            var answers = [-1, -1, 7][...]
            let result = retrying { () -> Int in
                errno = code
                return answers.removeFirst()
            }
            #expect(result == (code == EINTR ? 7 : -1))
        }
    }
}
