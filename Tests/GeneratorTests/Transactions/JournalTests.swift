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
        [Journal.start] + journal.roots.map(Journal.Record.root) + journal.stagings.map(Journal.Record.staging)
        + journal.steps.map(Journal.Record.step) + [.begun, .done]

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
        #expect(Journal(bytes.dropLast())?.progress == .begun)
        #expect(Journal(bytes.dropLast(Journal.bytes([.begun, .done]).count))?.progress == .preparing)
    }

    @Test(
        "what no run has written is no journal",
        arguments: [
            #"{"begun":{}}"#, #"{"version":{"_0":1}}"#, Self.version + #"{"house":{}}"#, Self.version + "house",
            Self.version + Self.version, Self.version + #"{"staging":{"_0":{"root":0,"path":"a","nonce":"n"}}}"#,
            Self.version + Self.root + #"{"staging":{"_0":{"root":-1,"path":"a","nonce":"n"}}}"#,
            Self.version + Self.root
                + #"{"step":{"_0":{"kind":"put","number":0,"root":0,"staging":0,"path":"p"}}}"#,
        ]
    )
    func malformed(text: String) {
        #expect(Journal([]) == Journal())
        #expect(Journal(Array((Self.version + Self.root).utf8))?.roots.count == 1)
        #expect(Journal(Array("\(text)\n".utf8)) == nil)
    }

    private static let version = #"{"version":{"_0":4}}"# + "\n"
    private static let root = #"{"root":{"_0":{"path":"/a","identity":{"device":1,"inode":2}}}}"# + "\n"
}
