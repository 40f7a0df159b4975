import Foundation
import TestSupport
import Testing

/// `Scripts/fuzz` tries the same on millions of inputs.
@Suite("What holds for every input") struct InvariantTests {

    /// The inputs that `Scripts/fuzz` begins with, and those that once broke something, by the names of their files.
    private static func seeds(_ invariant: Invariant) throws -> [String: [UInt8]] {
        let folder = Repository.root.appending(path: "Fuzzing/Seeds/\(invariant.rawValue)")
        return try contents(of: folder).mapValues { Array($0) }
    }

    @Test("it holds for the seeds", arguments: Invariant.allCases)
    func seeds(invariant: Invariant) throws {
        let seeds = try Self.seeds(invariant)
        #expect(seeds.count > 3)
        for (name, seed) in seeds {
            #expect(throws: Never.self, "\(invariant) \(name)") { try invariant.check(seed) }
        }
    }

    @Test("it holds for seeds that were changed at random", arguments: Invariant.allCases)
    func mutations(invariant: Invariant) throws {
        let seeds = try Self.seeds(invariant).sorted { $0.key < $1.key }.map(\.value)
        for number in 0..<150 {
            var random = SplitMix(seed: number)
            let input = mutation(of: seeds, using: &random)
            #expect(throws: Never.self, "\(invariant) \(number)") { try invariant.check(input) }
        }
    }

    /// One of the seeds with a few pieces of it and of the others put in, taken out or written over.
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
