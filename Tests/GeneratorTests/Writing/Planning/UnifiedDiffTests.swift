import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Unified diffs") struct UnifiedDiffTests {

    @Test("texts that are the same have no diff")
    func same() {
        #expect(UnifiedDiff(from: "a\nb\n", to: "a\nb\n", path: "f").text == "")
    }

    @Test("a change is shown with three lines of context")
    func change() {
        let lines = (1...9).map { "\($0)\n" }
        let diff = UnifiedDiff(from: lines.joined(), to: lines.joined().replacing("5", with: "five"), path: "f")
        #expect(diff.text == "--- a/f\n+++ b/f\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test("a new file is compared with /dev/null, and so is a deleted one")
    func wholeFiles() {
        #expect(UnifiedDiff(from: nil, to: "a\n", path: "f").text == "--- /dev/null\n+++ b/f\n@@ -0,0 +1 @@\n+a\n")
        #expect(UnifiedDiff(from: "a\n", to: nil, path: "f").text == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test("an absolute path is written as by git")
    func pathFromRoot() {
        #expect(UnifiedDiff(from: "a\n", to: "", path: "/App/f").text.hasPrefix("--- a/App/f\n+++ b/App/f\n"))
    }

    @Test("the diff of a new or deleted empty file consists of its names")
    func emptyFiles() {
        #expect(UnifiedDiff(from: nil, to: "", path: "f").text == "--- /dev/null\n+++ b/f\n")
        #expect(UnifiedDiff(from: "", to: nil, path: "f").text == "--- a/f\n+++ /dev/null\n")
    }

    @Test("a path with spaces ends with a tab, as patch needs it")
    func spaces() {
        #expect(UnifiedDiff(from: nil, to: "", path: "my f").text == "--- /dev/null\n+++ b/my f\t\n")
    }

    @Test("anything that is not a file has no diff, and is reported in one line")
    func noFile() {
        let inTheWay = PlannedFile(path: "f", contents: [1], existing: .folder([]), state: .conflict)
        #expect(inTheWay.diff(shownAs: "f") == "Not a file: f\n")
        let removed = PlannedFile(path: "f", contents: nil, existing: .link, state: .remove)
        #expect(removed.diff(shownAs: "f") == "Only on disk: f\n")
    }

    @Test("a missing final line ending is shown")
    func missingLineEnd() {
        let diff = UnifiedDiff(from: "a\n", to: "a", path: "f").text
        #expect(diff == "--- a/f\n+++ b/f\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n")
    }

    @Test("characters that look the same but have different bytes are different")
    func canonicalEquivalence() {
        #expect(UnifiedDiff(from: "\u{E9}\n", to: "e\u{301}\n", path: "f").text.contains("-\u{E9}\n"))
    }

    @Test("'git apply' makes the new text from the old one and the diff", arguments: 0..<20)
    func patch(seed: Int) throws {
        var random = SplitMix(seed: seed)
        func text() -> String { (0..<30).map { _ in "\(UInt8.random(in: 0...6, using: &random))\n" }.joined() }
        let (old, new) = (text(), text())
        let folder = try TemporaryFolder()
        try folder.write(old, to: "f")
        let diff = UnifiedDiff(from: old, to: new, path: "f").text
        let run = try Run(
            URL(filePath: "/usr/bin/env"),
            ["git", "apply", "--unsafe-paths", "-"],
            in: folder.url,
            input: diff
        )
        #expect(run.errors == "")
        #expect(try folder.read("f") == new)
    }

    @Test("changes are in one hunk if their context touches", arguments: [(6, 1), (7, 2)])
    func hunks(linesBetween: Int, count: Int) {
        let lines = (1...30).map { "\($0)\n" }
        let changed = lines.enumerated().map { [4, 5 + linesBetween].contains($0) ? "x\n" : $1 }
        let diff = UnifiedDiff(from: lines.joined(), to: changed.joined(), path: "f").text
        #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == count)
    }

    @Test("binary files are reported as different, if they are")
    func binary() {
        func diff(_ contents: [UInt8]) -> String {
            PlannedFile(path: "f", contents: contents, existing: .file([0xFF]), state: .overwrite).diff(shownAs: "g")
        }
        #expect(diff([0xFF]) == "")
        for other in [[0xFE], [0x61]] as [[UInt8]] { #expect(diff(other) == "Binary files a/g and b/g differ\n") }
    }
}
