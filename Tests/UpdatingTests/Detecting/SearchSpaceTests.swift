import Testing

@testable import VipergenGenerator

@Suite struct SearchSpaceTests {

    private func space() throws -> SearchSpace {
        let manifest = """
            {"name": "own", "options": [
              {"name": "rx", "type": "flag", "help": "h"},
              {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
              {"name": "parent", "type": "text", "is": "typeName", "required": true, "help": "h"}
            ]}
            """
        let files = [SourceFile(path: "template.json", text: manifest)]
        return SearchSpace(of: try TemplateSet(files: files, location: "own").options)
    }

    private let other: [String: OptionValue] = ["rx": .flag(true), "view": .text("xib"), "parent": .text("Root")]

    @Test func `every combination of flags and choices occurs once, and the first option changes fastest`() throws {
        let all = try #require(try space().all)
        #expect(Set(all.map { "\($0["rx"]!) \($0["view"]!)" }).count == 4)
        #expect(all.count == 4)
        #expect(try all[0] == space().start)
        #expect(all[1]["rx"] == .flag(true) && all[1]["view"] == .text("code"))
    }

    @Test func `neighbours differ in one flag or choice, and nothing else`() throws {
        #expect(
            try space().neighbours(of: other) == [
                other.merging(["rx": .flag(false)]) { $1 }, other.merging(["view": .text("code")]) { $1 },
            ]
        )
    }

    @Test func `options that differ from the start are counted, and a missing required text is noticed`() throws {
        let space = try space()
        #expect(space.changeCount(space.start) == 0)
        #expect(space.changeCount(other) == 3)
        #expect(space.lacksText(space.start))
        #expect(!space.lacksText(other))
    }

    @Test func `up to the limit all combinations are listed, and beyond it none`() throws {
        let values = #""type": "choice", "values": ["a", "b", "c", "d", "e"]"#
        let choices = (1...3).map { #"{"name": "c\#($0)", \#(values), "help": "h"}"# }
        let flags = (1...3).map { #"{"name": "f\#($0)", "type": "flag", "help": "h"}"# }
        func count(flagCount: Int) throws -> Int? {
            let options = (choices + flags.prefix(flagCount)).joined(separator: ",")
            let manifest = #"{"name": "own", "options": [\#(options)]}"#
            let files = [SourceFile(path: "template.json", text: manifest)]
            return SearchSpace(of: try TemplateSet(files: files, location: "own").options).all?.count
        }
        #expect(try count(flagCount: 2) == SearchSpace.maximumCount)
        #expect(try count(flagCount: 3) == nil)
    }
}
