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
    func reading() throws {
        #expect(try Journal(Journal.bytes(Self.records)) == Self.journal)
    }

    @Test("a truncated journal has its complete records, and no step begins before all are recorded")
    func truncated() throws {
        let bytes = try Journal.bytes(Self.records)
        for count in bytes.indices {
            let journal = Journal(Array(bytes[..<count]))
            guard let journal else { continue }
            #expect(Self.journal.roots.starts(with: journal.roots))
            #expect(Self.journal.stagings.starts(with: journal.stagings))
            #expect(Self.journal.steps.starts(with: journal.steps))
            if journal.progress != .preparing { #expect(journal.steps == Self.journal.steps) }
            #expect(journal.progress != .done)
        }
        #expect(Journal(Array(bytes.dropLast()))?.progress == .begun)
        let withoutEnd = try Journal.bytes(Self.records.dropLast(2))
        #expect(Journal(withoutEnd + Array("{\"begun\":".utf8))?.progress == .preparing)
    }

    @Test(
        "records that no run writes are not a journal",
        arguments: [
            [.begun], [.version(1)], [Journal.start, Journal.start],
            [Journal.start, .staging(.init(root: 0, path: "a", nonce: "n"))],
            [Journal.start, .root(journal.roots[0]), .staging(.init(root: -1, path: "a", nonce: "n"))],
            [Journal.start, .root(journal.roots[0]), .step(journal.steps[0])],
        ] as [[Journal.Record]]
    )
    func malformed(records: [Journal.Record]) throws {
        #expect(Journal([]) == Journal())
        #expect(try Journal(Journal.bytes(records)) == nil)
    }

    @Test("a line that is not a record is in no journal", arguments: ["", "house", "{\"house\":{}}", "{\"root\":{}}"])
    func otherLine(line: String) throws {
        #expect(try Journal(Journal.bytes([Journal.start]) + Array("\(line)\n".utf8)) == nil)
        #expect(Journal(Array("\(line)\n".utf8)) == nil)
    }
}
