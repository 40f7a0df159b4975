import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Thousands of other random texts were merged by hand, with the same result except in two cases, both in large texts
/// of few different lines: where more than 256 edits lie between two texts, git's search stops at another place; and
/// where both sides come to the same text by changes of different extent, git writes a conflict with two empty sides.
@Suite("Merging as git does", .enabled(if: git != nil, "no git with merge-file --zdiff3"))
struct MergeAgainstGitTests {

    @Test("random texts are merged as by git, byte for byte", arguments: RandomTexts.Kind.allCases)
    func random(kind: RandomTexts.Kind) throws {
        let count = 80
        let folder = try TemporaryFolder()
        let cases = (0..<count).map { RandomTexts(kind, seed: $0) }
        for (index, texts) in cases.enumerated() {
            try folder.write(RandomTexts.text(texts.base), to: "\(index).base")
            try folder.write(RandomTexts.text(texts.yours), to: "\(index).yours")
            try folder.write(RandomTexts.text(texts.templates), to: "\(index).templates")
        }
        // One shell for all of them: a process takes longer than a merge.
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

/// A git that supports the conflict style, which version 2.35 introduced.
private let git: Void? = {
    let folder = URL(filePath: "/")
    let run = try? Run(URL(filePath: "/usr/bin/env"), ["git", "merge-file", "-h"], in: folder)
    return run.flatMap { ($0.output + $0.errors).contains("zdiff3") ? () : nil }
}()
