import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Thousands of other random texts were merged by hand, with the same result but for two reasons, both in large texts of
/// few different lines: where more than 256 edits lie between two texts, git's search gives up in another place; and
/// where both sides come to the same text by changes of other extent, git writes a conflict with two empty sides.
@Suite("Merging as git does", .enabled(if: git != nil, "no git with merge-file --zdiff3"))
struct MergeAgainstGitTests {

    @Test("random texts are merged byte for byte as git merges them", arguments: RandomTexts.Kind.allCases)
    func random(kind: RandomTexts.Kind) throws {
        let count = 80
        let folder = try TemporaryFolder()
        let cases = (0..<count).map { RandomTexts(kind, seed: $0) }
        for (index, texts) in cases.enumerated() {
            try folder.write(RandomTexts.text(texts.base), to: "\(index).base")
            try folder.write(RandomTexts.text(texts.yours), to: "\(index).yours")
            try folder.write(RandomTexts.text(texts.templates), to: "\(index).templates")
        }
        // One shell for all of them: a process costs more than a merge.
        let run = try Run(
            URL(filePath: "/bin/sh"),
            [
                "-c",
                """
                for base in *.base; do
                    n=${base%.base}
                    git merge-file -p --zdiff3 -L yours -L 'merge base' -L templates $n.yours $n.base $n.templates >$n.git
                done
                """,
            ],
            in: folder.url
        )
        #expect(run.errors == "")
        for (index, texts) in cases.enumerated() {
            let (merge, expected) = (texts.merge(asGit: true), try folder.read("\(index).git"))
            #expect(merge.text == expected, "\(kind) \(index)")
            #expect(merge.hasConflicts == expected.contains("<<<<<<<"))
        }
    }
}

/// A git that knows the style, which came with version 2.35.
private let git: Void? = {
    let folder = URL(filePath: "/")
    let run = try? Run(URL(filePath: "/usr/bin/env"), ["git", "merge-file", "-h"], in: folder)
    return run.flatMap { ($0.output + $0.errors).contains("zdiff3") ? () : nil }
}()
