import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("State folders") struct StateFoldersTests {

    private let temporary: TemporaryFolder
    private let repository: WritableRoot
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        for name in ["repository", "temporary"] { try temporary.makeFolder(name, permissions: 0o755) }
        repository = WritableRoot(own: try #require(try Folder(temporary.url.path + "/repository")))
    }

    private func states(_ state: String = "state") -> StateFolders {
        StateFolders { ["XDG_STATE_HOME": "\(root)/\(state)", "TMPDIR": root + "/temporary"][$0] }
    }

    /// The folder of a new journal.
    private func home(_ states: StateFolders) -> String? {
        states.newJournal(of: [repository])?.entry.folder.path
    }

    private var fallback: String { "\(root)/temporary/vipergen-\(geteuid())" }

    @Test("environment variables name the state folders, if their paths are absolute")
    func variables() {
        func paths(_ variables: [String: String]) -> [String] { StateFolders { variables[$0] }.paths }
        #expect(
            paths(["XDG_STATE_HOME": "/s", "HOME": "/h", "TMPDIR": "/t"]) == [
                "/s/vipergen", "/t/vipergen-\(geteuid())",
            ]
        )
        #if os(Linux)
        let usual = "/h/.local/state/vipergen"
        #else
        let usual = "/h/Library/Application Support/vipergen"
        #endif
        for state in ["", "s", "./s"] {
            #expect(paths(["XDG_STATE_HOME": state, "HOME": "/h"]) == [usual, "/tmp/vipergen-\(geteuid())"])
        }
        #expect(paths(["HOME": "h", "TMPDIR": ""]) == ["/tmp/vipergen-\(geteuid())"])
    }

    @Test("a state folder is created for the user only, with its ancestors")
    func making() throws {
        #expect(home(states("new/state")) == root + "/new/state/vipergen")
        #expect(try temporary.permissions("new/state/vipergen") == 0o700)
        #expect(
            states("new/state").folders(outside: [repository]).map(\.folder.path) == [
                root + "/new/state/vipergen"
            ]
        )
        #expect(states("other").folders(outside: [repository]).isEmpty)
    }

    @Test(
        "a state folder in the run's repository is not used",
        arguments: ["repository", "repository/a/b"]
    )
    func inRepository(path: String) throws {
        #expect(home(states(path)) == fallback)
        #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/repository") == [])
        try temporary.makeFolder(path, permissions: 0o700)
        try FileManager.default.createSymbolicLink(atPath: root + "/link", withDestinationPath: path)
        #expect(home(states("link")) == fallback)
    }

    @Test(
        "a symlink, a file and a folder that is open to others are not used",
        arguments: ["link", "file", "open"]
    )
    func otherThings(kind: String) throws {
        try temporary.makeFolder("real", permissions: 0o700)
        try temporary.makeFolder("state", permissions: 0o700)
        switch kind {
        case "link":
            try FileManager.default.createSymbolicLink(atPath: root + "/state/vipergen", withDestinationPath: "../real")
        case "file": try temporary.write("", to: "state/vipergen")
        default: try temporary.makeFolder("state/vipergen", permissions: 0o710)
        }
        #expect(home(states()) == fallback)
        #expect(states().folders(outside: [repository]).map(\.folder.path) == [fallback])
        // Without a usable folder, there is no journal.
        #expect(chmod(fallback, 0o777) == 0)
        #expect(home(states()) == nil)
    }

    /// Only root can change a folder's owner.
    private static let isRoot = geteuid() == 0

    @Test("a folder of another user is not used", .enabled(if: isRoot))
    func othersFolder() throws {
        try temporary.makeFolder("state/vipergen", permissions: 0o700)
        #expect(chown(root + "/state/vipergen", 4321, 4321) == 0)
        #expect(home(states()) == fallback)
    }

    @Test(
        "nothing is created in another user's folder, such as the home of a user that root acts for",
        .enabled(if: isRoot)
    )
    func othersHome() throws {
        try temporary.makeFolder("state", permissions: 0o755)
        #expect(chown(root + "/state", 4321, 4321) == 0)
        for state in ["state", "state/new"] { #expect(home(states(state)) == fallback) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/state") == [])
    }
}
