import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Combinations that cover all pairs") struct CoveringArrayTests {

    private func templateSet(
        _ options: [String],
        forbids: String = "",
        _ templates: [String: String] = ["f.mustache": "x\n"]
    ) throws -> TemplateSet {
        let manifest = #"{"name": "own", "options": [\#(options.joined(separator: ","))], "forbids": [\#(forbids)]}"#
        let files = templates.merging(["template.json": manifest]) { $1 }.map { SourceFile(path: $0, text: $1) }
        return try TemplateSet(files: files, location: "own")
    }

    private func flags(_ count: Int) -> [String] {
        (0..<count).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }
    }

    private func choice(_ name: String, _ count: Int) -> String {
        let values = (0..<count).map { #""v\#($0)""# }.joined(separator: ",")
        return #"{"name": "\#(name)", "type": "choice", "values": [\#(values)], "help": "h"}"#
    }

    /// Two values of two options, or one value of one option.
    private struct Pair: Hashable {
        let values: [String: OptionValue]
    }

    private func pairs(_ combinations: [Combination]) -> Set<Pair> {
        var pairs: Set<Pair> = []
        for combination in combinations {
            for one in combination.values {
                for other in combination.values {
                    pairs.insert(Pair(values: [one.key: one.value].merging([other.key: other.value]) { $1 }))
                }
            }
        }
        return pairs
    }

    @Test(
        "each allowed pair of values is in a combination, and no forbidden combination is tried",
        arguments: [
            "", #"{"options": ["o0", "o1"]}"#, #"{"options": ["no-o0", "view.v1"]}, {"options": ["view.v2", "list"]}"#,
            #"{"options": ["o0", "o1", "o2"]}, {"options": ["no-o1", "o2"]}, {"options": ["o3", "text"]}"#,
        ]
    )
    func allPairs(forbids: String) throws {
        let options =
            flags(4) + [
                choice("view", 3), #"{"name": "list", "type": "list", "help": "h", "examples": ["a", "b"]}"#,
                #"{"name": "text", "type": "text", "help": "h", "example": "a"}"#,
            ]
        let set = try templateSet(options, forbids: forbids)
        let all = try #require(TriedCombinations(allOf: set))
        let tried = try TriedCombinations(of: set)
        #expect(pairs(tried.combinations) == pairs(all.combinations))
        #expect(tried.combinations.count < 20 && tried.count == all.combinations.count)
        #expect(Set(tried.combinations.map(\.values)).isSubset(of: all.combinations.map(\.values)))
        #expect(Set(tried.combinations.map(\.name)).count == tried.combinations.count)
        #expect(try TriedCombinations(of: set).combinations == tried.combinations)
        #expect(tried.combinations[0].commandLine.isEmpty)
    }

    @Test("a template set without options has one combination, and each value of a single option is in one")
    func few() throws {
        #expect(try TriedCombinations(of: templateSet([])).combinations.map(\.name) == ["Default"])
        let tried = try TriedCombinations(of: templateSet([choice("view", 1_000)]))
        #expect(tried.combinations.count == 1_000 && tried.isComplete)
        let forbidden = try TriedCombinations(of: templateSet(flags(1), forbids: #"{"options": ["no-o0"]}"#))
        #expect(forbidden.combinations.map(\.name) == ["O0"])
    }

    @Test("each of several mutually exclusive options is in a combination")
    func exclusive() throws {
        let names = (0..<20).map { "o\($0)" }
        let forbids = names.indices.flatMap { one in
            names[..<one].map { #"{"options": ["\#(names[one])", "\#($0)"]}"# }
        }
        let tried = try TriedCombinations(of: templateSet(flags(20), forbids: forbids.joined(separator: ",")))
        #expect(tried.isComplete && tried.combinations.count == 21)
    }

    @Test("200 values and 30 flags need about two combinations for each value, and their count does not overflow")
    func many() throws {
        let tried = try TriedCombinations(of: templateSet(flags(30) + [choice("view", 200)]))
        #expect((400..<450).contains(tried.combinations.count))
        #expect(tried.count == 200 << 30)
        #expect(TriedCombinations(allOf: try templateSet(flags(30))) == nil)
        #expect(try TriedCombinations(of: templateSet(flags(100))).count == nil)
        #expect(throws: Failure.self) { try TriedCombinations(of: templateSet([choice("a", 101), choice("b", 101)])) }
    }

    @Test("a file that needs three options together is written by a combination")
    func triples() throws {
        let nested = "{{#o3}}{{#o7}}{{^o9}}x\n{{/o9}}{{/o7}}{{/o3}}"
        // For a template with all flags, each branch is tried, in partials too.
        let all = (0..<30).map { "{{#o\($0)}}\($0)\n{{/o\($0)}}" }.joined() + "{{> nested}}"
        let set = try templateSet(
            flags(30),
            ["a.mustache": nested, "b.mustache": all, "partials/nested.mustache": nested]
        )
        let tried = try TriedCombinations(of: set)
        let files = try tried.combinations.map { try set.request($0).render().map(\.path.lastPart) }
        #expect(files.contains { $0.contains("a") })
        let isNested = { (values: [String: OptionValue]) in
            values["o3"] == .flag(true) && values["o7"] == .flag(true) && values["o9"] == .flag(false)
        }
        #expect(tried.combinations.contains { isNested($0.values) })
    }

    @Test("each distinct file of a template with few options is written by a combination")
    func distinctFiles() throws {
        let template = "{{#o0}}a{{/o0}}{{#o1}}b{{/o1}}{{#o2}}c{{/o2}}{{#o3}}d{{/o3}}{{#o4}}{{/o4}}e\n"
        let set = try templateSet(flags(12), ["f.mustache": template])
        let tried = try TriedCombinations(of: set)
        let files = try Set(tried.combinations.map { try set.request($0).render().map(\.contents) })
        #expect(files.count == 16 && tried.combinations.count < 24)
    }
}
