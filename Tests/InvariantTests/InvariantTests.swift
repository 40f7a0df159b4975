import Foundation
import TestSupport
import Testing

/// `Scripts/fuzz` checks the same for millions of inputs.
@Suite("Invariants of every input") struct InvariantTests {

    /// The inputs that `Scripts/fuzz` starts with, and those that once failed, by the names of their files.
    private static func seeds(_ invariant: Invariant) throws -> [String: [UInt8]] {
        let folder = Repository.root.appending(path: "Fuzzing/Seeds/\(invariant.rawValue)")
        return try contents(of: folder).mapValues { Array($0) }
    }

    @Test("an invariant holds for its seeds", arguments: Invariant.allCases)
    func seeds(invariant: Invariant) throws {
        let seeds = try Self.seeds(invariant)
        #expect(seeds.count > 3)
        for (name, seed) in seeds {
            #expect(throws: Never.self, "\(invariant) \(name)") { try invariant.check(seed) }
        }
    }

    @Test("an invariant holds for seeds that are changed at random", arguments: Invariant.allCases)
    func mutations(invariant: Invariant) throws {
        let seeds = try Self.seeds(invariant).sorted { $0.key < $1.key }.map(\.value)
        for number in 0..<150 {
            var random = SplitMix(seed: number)
            let input = mutation(of: seeds, using: &random)
            #expect(throws: Never.self, "\(invariant) \(number)") { try invariant.check(input) }
        }
    }

    /// A seed in which a few pieces of it and of the others are inserted, deleted or replaced.
    private func mutation(of seeds: [[UInt8]], using random: inout SplitMix) -> [UInt8] {
        func piece(of bytes: [UInt8], atMost count: Int, using random: inout SplitMix) -> Range<Int> {
            let start = Int.random(in: 0...bytes.count, using: &random)
            return start..<min(bytes.count, start + Int.random(in: 0...count, using: &random))
        }
        var input = seeds.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = piece(of: input, atMost: 8, using: &random)
            let other = seeds.randomElement(using: &random) ?? []
            let new =
                Bool.random(using: &random)
                ? Array(other[piece(of: other, atMost: 30, using: &random)])
                : [UInt8.random(in: 0...255, using: &random)]
            input.replaceSubrange(place, with: Bool.random(using: &random) ? new : [])
        }
        return input
    }
}
