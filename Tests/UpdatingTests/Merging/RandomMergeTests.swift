import Foundation
import Testing

@testable import VipergenGenerator

@Suite("Merges of random modules") struct RandomMergeTests {

    /// `VIPERGEN_MERGES=20000` makes more of them.
    private static let count = ProcessInfo.processInfo.environment["VIPERGEN_MERGES"].flatMap(Int.init) ?? 300

    @Test("have each declaration and statement where it belongs, or a conflict, and a second run changes nothing")
    func merges() {
        var merged = 0
        for seed in 0..<Self.count {
            var generator = RandomModule.Generator(seed: seed)
            let base = generator.module()
            var yours = base
            var templates = base
            for _ in 0...generator.number(below: 3) { generator.edit(&yours) }
            for _ in 0...generator.number(below: 3) { generator.edit(&templates) }
            let merge = Merge(base: base.text, yours: yours.text, templates: templates.text)
            if merge.hasConflicts { continue }
            merged += 1
            let mistake = ExpectedMerge(base: base, yours: yours, templates: templates).mistake(in: merge.text)
            #expect(
                mistake == nil,
                "seed \(seed)\n\(base.text)\n=== yours\n\(yours.text)\n=== templates\n\(templates.text)\n=== result\n\(merge.text)"
            )
            let again = Merge(base: base.text, yours: merge.text, templates: templates.text)
            #expect(!again.hasConflicts && again.text == merge.text, "seed \(seed)")
        }
        #expect(merged > Self.count * 3 / 4)
    }
}
