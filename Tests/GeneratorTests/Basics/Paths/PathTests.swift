import Testing

@testable import VipergenGenerator

@Suite("Paths") struct PathTests {

    @Test(
        "a path is joined to a folder without redundant components",
        arguments: [
            ("a", "b", "a/b"), ("a", "", "a"), (".", "b", "b"), ("", "b", "b"), ("/", "b", "/b"), ("a/", "b", "a/b"),
            (".", "", "."), ("..", "b", "../b"),
        ]
    )
    func joining(folder: String, path: String, joined: String) {
        #expect(Path.join(folder, path) == joined)
    }

    @Test(
        "the parent folder of a path is found",
        arguments: [("a/b", "a", "a"), ("a", ".", ""), ("/a", "/", ""), ("/a/b", "/a", "/a"), ("/", "/", "")]
    )
    func parents(path: String, parent: String, parentOfItem: String) {
        #expect(Path.parent(of: path) == parent)
        #expect(Path.parent(ofItem: path) == parentOfItem)
    }

    @Test(
        "the rest of a path below a folder is found",
        arguments: [
            ("a/b", "a", "b"), ("a/b/c", "a", "b/c"), ("a/b", "", "a/b"), ("/a", "/", "a"), ("a/b", "a/", "b"),
            ("ab/c", "a", nil), ("a", "a", nil), ("a/", "a", nil), ("b/a", "a", nil), ("", "", nil),
            ("a/\u{301}b", "a", "\u{301}b"),
        ]
    )
    func rests(path: String, folder: String, rest: String?) {
        #expect(path.rest(below: folder) == rest)
    }

    @Test("a path is split by bytes, whatever its storage")
    func parts() {
        for path in ["a//b/\u{301}c/", String(["a//b/", "\u{301}c/"].joined())] {
            #expect(path.pathParts == ["a", "b", "\u{301}c"])
            #expect(path.hasSlash && !path.isFromRoot && "/a".isFromRoot && !"a".hasSlash)
        }
        #expect("a/b".lastPart == "b" && "ab".lastPart == "ab" && "a/\u{301}b".lastPart == "\u{301}b")
    }
}
