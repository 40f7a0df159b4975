import Testing

@testable import VipergenGenerator

@Suite struct ChoicesTests {

    private func choices() throws -> Choices {
        let manifest = """
            {"name": "own", "options": [
              {"name": "rx", "type": "flag", "help": "h"},
              {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
              {"name": "parent", "type": "text", "is": "typeName", "required": true, "help": "h"}
            ]}
            """
        let files = [SourceFile(path: "template.json", text: manifest)]
        return Choices(of: try TemplateSet(files: files, location: "own").options)
    }

    private let other: [String: OptionValue] = ["rx": .flag(true), "view": .text("xib"), "parent": .text("Root")]

    @Test func `every way to choose flags and choices is there once`() throws {
        let all = try #require(try choices().all)
        #expect(Set(all.map { "\($0["rx"]!) \($0["view"]!)" }).count == 4)
        #expect(all.count == 4)
    }

    @Test func `neighbours differ in one flag or choice, and nothing else`() throws {
        #expect(
            try choices().neighbours(of: other) == [
                other.merging(["rx": .flag(false)]) { $1 }, other.merging(["view": .text("code")]) { $1 },
            ]
        )
    }

    @Test func `what is not as at the start is counted, and a text that every module has is missed`() throws {
        let choices = try choices()
        #expect(choices.changeCount(choices.start) == 0)
        #expect(choices.changeCount(other) == 3)
        #expect(choices.lacksText(choices.start))
        #expect(!choices.lacksText(other))
    }

    @Test func `of just as many ways as are tried all are there, of more none`() throws {
        let values = #""type": "choice", "values": ["a", "b", "c", "d", "e"]"#
        let choices = (1...3).map { #"{"name": "c\#($0)", \#(values), "help": "h"}"# }
        let flags = (1...3).map { #"{"name": "f\#($0)", "type": "flag", "help": "h"}"# }
        func count(flagCount: Int) throws -> Int? {
            let options = (choices + flags.prefix(flagCount)).joined(separator: ",")
            let manifest = #"{"name": "own", "options": [\#(options)]}"#
            let files = [SourceFile(path: "template.json", text: manifest)]
            return Choices(of: try TemplateSet(files: files, location: "own").options).all?.count
        }
        #expect(try count(flagCount: 2) == Choices.maximum)
        #expect(try count(flagCount: 3) == nil)
    }
}
