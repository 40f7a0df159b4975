import Testing

@testable import VipergenGenerator

@Suite("Journals") struct JournalTests {

    private let journal = Journal(
        first: "/a",
        others: ["/b", "/c d"],
        steps: [
            Step(action: .putFolder, number: 0, path: "Login", inode: 12, fileCount: 3),
            Step(action: .removeFile, number: 1, path: "Old/\u{E9}\n"),
        ]
    )

    @Test(
        "a journal is read as it was written, however many steps it has",
        arguments: [0, 1, 999, 1_000, 1_001, 2_500]
    )
    func reading(count: Int) {
        #expect(Journal(Array(journal.pieces.joined())) == journal)
        let steps = (0..<count).map { Step(action: .putFile, number: Int32($0), path: "\($0)", inode: 7) }
        let many = Journal(first: "/", others: [], steps: steps)
        #expect(Journal(Array(many.pieces.joined())) == many)
    }

    @Test("one that was not written to its end, wherever it ends, is none")
    func truncated() {
        let bytes = Array(journal.pieces.joined())
        for count in bytes.indices { #expect(Journal(Array(bytes[..<count])) == nil, "\(count)") }
        for more: UInt8 in [0, 1] { #expect(Journal(bytes + [more]) == nil) }
        #expect(Journal(bytes.dropLast() + [1]) == nil)
    }

    @Test(
        "what is not written as a journal is none",
        arguments: [
            ["vipergen journal 2", "/a", "0", "end"], ["vipergen journal 1", "/a", "0", "stop"],
            ["vipergen journal 1", "/a", "-1", "end"], ["vipergen journal 1", "/a", "x", "end"],
            ["vipergen journal 1", "/a", "1", "end"], ["vipergen journal 1", "/a", "0", "b", "end"],
            ["vipergen journal 1", "/a", "0", "put house", "0", "0", "0", "p", "end"],
            ["vipergen journal 1", "/a", "0", "put file", "x", "0", "0", "p", "end"],
            ["vipergen journal 1", "/a", "0", "put file", "0", "-1", "0", "p", "end"],
            ["vipergen journal 1", "/a", "0", "put file", "0", "0", "x", "p", "end"],
            ["vipergen journal 1", "/a", "-1", "a", "b", "c", "d", "end"],
            ["vipergen journal 1", "/a", "6", "b", "end"], ["vipergen journal 1", "end"], ["end"],
        ]
    )
    func malformed(fields: [String]) {
        #expect(Journal(Array(fields.map { $0 + "\0" }.joined().utf8)) == nil)
    }

    @Test("files go first, then comes what is put, a folder before what is in it, and folders go last, from within")
    func order() {
        let steps: [(Step.Action, String)] = [
            (.removeFolder, "A"), (.putFile, "N/f"), (.removeFolder, "A/b"), (.makeFolder, "N"), (.removeFile, "z"),
            (.replaceFile, "B"), (.putFolder, "N/g"), (.removeFile, "a"), (.makeFolder, "L"), (.putFolder, "L"),
        ]
        var ordered = steps.enumerated().map { Step(action: $1.0, number: Int32($0), path: $1.1) }
        ordered.order()
        #expect(
            ordered.map { "\($0.action.rawValue) \($0.path)" } == [
                "remove file z", "remove file a", "replace file B", "put folder L", "make folder N", "make folder L",
                "put file N/f", "put folder N/g", "remove folder A/b", "remove folder A",
            ]
        )
    }
}
