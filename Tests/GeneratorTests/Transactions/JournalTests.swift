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
            ["root"], ["vipergen journal 1"], ["vipergen journal 3", "house"],
            ["vipergen journal 3", "staging", "0", "a", "n"], ["vipergen journal 3", "staging", "-1", "a", "n"],
            ["vipergen journal 3", "root", "/a", "1", "2", "step", "put", "0", "0", "0", "p"]
                + Array(repeating: "0", count: 9),
        ]
    )
    func malformed(fields: [String]) {
        #expect(Journal([]) == Journal())
        #expect(Journal(Array(fields.map { $0 + "\0" }.joined().utf8)) == nil)
    }
}
