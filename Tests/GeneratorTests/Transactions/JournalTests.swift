import Testing

@testable import VipergenGenerator

@Suite("Journals") struct JournalTests {

    private static let identity = Status.Identity(device: 1, inode: 2)
    private static let largest = Status.Identity(device: .max, inode: .max)
    private static let print = Fingerprint(identity: identity, size: 3, changed: 4)
    private static let other = Fingerprint(identity: largest, size: .max, changed: -1)

    private static let journal = Journal(
        roots: [
            Journal.Root(path: "/a", identity: identity), Journal.Root(path: "/b c\n", identity: largest),
        ],
        stagings: [Journal.Staging(root: 1, path: "x/.vipergen-1", nonce: "nonce")],
        steps: [
            Step(kind: .put, number: 0, root: 0, staging: 0, path: "Login", put: print),
            Step(kind: .replace, number: 1, root: 1, staging: 0, path: "Old/\u{E9}\n", put: other),
            Step(kind: .remove, number: 3, root: 1, staging: 0, path: "Gone"),
            Step(kind: .removeFolder, number: 2, root: 1, staging: 0, path: "Old"),
        ]
    )

    @Test("a journal is read as it was written")
    func reading() throws {
        #expect(try Journal(Self.journal.line) == Self.journal)
    }

    @Test("the last form of a journal that was written to its end counts, and no step is begun before all are written")
    func truncated() throws {
        let first = try Journal(roots: Self.journal.roots, stagings: Self.journal.stagings).line
        let bytes = try first + Self.journal.line
        for count in 1..<first.count { #expect(Journal(Array(bytes[..<count])) == nil) }
        for count in first.count..<bytes.count {
            let journal = try #require(Journal(Array(bytes[..<count])))
            #expect(journal.roots == Self.journal.roots && journal.stagings == Self.journal.stagings)
            #expect(journal.steps.isEmpty)
        }
        #expect(Journal(bytes) == Self.journal)
    }

    @Test(
        "what no run has written is no journal",
        arguments: [
            "root", "vipergen journal 1", "{}", "[]", #"{"roots":[],"stagings":[]}"#,
            #"{"roots":[],"stagings":[{"root":0,"path":"a","nonce":"n"}],"steps":[]}"#,
            #"{"roots":[],"stagings":[{"root":-1,"path":"a","nonce":"n"}],"steps":[]}"#,
            #"{"roots":[{"path":"/a","identity":{"device":1,"inode":2}}],"stagings":[],"#
                + #""steps":[{"kind":"put","number":0,"root":0,"staging":0,"path":"p"}]}"#,
        ]
    )
    func malformed(line: String) {
        #expect(Journal([]) == Journal(roots: []))
        #expect(Journal(Array((line + "\n").utf8)) == nil)
    }
}
