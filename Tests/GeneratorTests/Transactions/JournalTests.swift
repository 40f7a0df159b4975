import Testing

@testable import VipergenGenerator

@Suite("Journals") struct JournalTests {

    private static let print = Fingerprint(
        device: 1,
        inode: 2,
        size: 3,
        changed: Folder.Time(seconds: 4, nanoseconds: 5)
    )
    private static let other = Fingerprint(
        device: .max,
        inode: .max,
        size: .max,
        changed: Folder.Time(seconds: -1, nanoseconds: 0)
    )

    private static let journal = Journal(
        roots: [
            Journal.Root(path: "/a", device: 1, inode: 2), Journal.Root(path: "/b c\n", device: .max, inode: .max),
        ],
        stagings: [Journal.Staging(root: 1, path: "x/.vipergen-1", nonce: "nonce")],
        steps: [
            Step(kind: .put, number: 0, root: 0, staging: 0, path: "Login", put: print),
            Step(kind: .replace, number: 1, root: 1, staging: 0, path: "Old/\u{E9}\n", put: other),
            Step(kind: .remove, number: 3, root: 1, staging: 0, path: "Gone"),
            Step(
                kind: .removeFolder,
                number: 2,
                root: 1,
                staging: 0,
                path: "Old",
                attributes: Folder.Attributes(owner: 1, group: .max, mode: 0o750)
            ),
        ],
        progress: .done
    )

    private static let records =
        [Journal.start] + journal.roots.map(\.fields) + journal.stagings.map(\.fields) + journal.steps.map(\.fields)
        + [Journal.begun, Journal.done]

    @Test("a journal is read as it was written")
    func reading() {
        #expect(Journal(Journal.bytes(Self.records)) == Self.journal)
    }

    @Test("a journal that was not written to its end says what was written whole, and no step is begun before all are")
    func truncated() throws {
        let bytes = Journal.bytes(Self.records)
        for count in bytes.indices {
            let journal = Journal(Array(bytes[..<count]))
            guard let journal else { continue }
            #expect(Self.journal.roots.starts(with: journal.roots))
            #expect(Self.journal.stagings.starts(with: journal.stagings))
            #expect(Self.journal.steps.starts(with: journal.steps))
            if journal.progress != .preparing { #expect(journal.steps == Self.journal.steps) }
            #expect(journal.progress != .done)
        }
        #expect(Journal(bytes.dropLast(5))?.progress == .begun)
        #expect(Journal(bytes.dropLast(11))?.progress == .preparing)
    }

    @Test(
        "what no run has written is no journal",
        arguments: [
            [], ["root"], ["vipergen journal 1"], ["vipergen journal 2", "house"],
            ["vipergen journal 2", "staging", "0", "a", "n"], ["vipergen journal 2", "staging", "-1", "a", "n"],
            ["vipergen journal 2", "root", "/a", "1", "2", "step", "put", "0", "0", "0", "p"]
                + Array(repeating: "0", count: 10),
        ]
    )
    func malformed(fields: [String]) {
        #expect(Journal(Array(fields.map { $0 + "\0" }.joined().utf8)) == nil)
    }
}
