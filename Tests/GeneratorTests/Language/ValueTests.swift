import Testing

@testable import VipergenGenerator

@Suite("Mustache, values") struct ValueTests {

    private func render(_ text: String, _ value: Value) throws -> String {
        try Template(text, name: "A").render(.map(["ui": value]), escaping: .none)
    }

    @Test("a choice renders as its chosen value")
    func choice() throws {
        let choice = Value.choice("xib", among: ["code", "xib"])
        #expect(try render("{{ui}} {{#ui}}{{.}}{{/ui}}{{^ui}}no{{/ui}}", choice) == "xib xib")
    }

    @Test("a choice has a flag for each value, true for the chosen one")
    func flags() throws {
        let choice = Value.choice("xib", among: ["code", "xib"])
        #expect(try render("{{ui.xib}} {{ui.code}}", choice) == "true false")
        #expect(try render("{{#ui.xib}}XIB{{/ui.xib}}{{^ui.code}}, no code{{/ui.code}}", choice) == "XIB, no code")
        #expect(try render("[{{ui.nib}}{{#ui.nib}}no{{/ui.nib}}]", choice) == "[]")
    }

    @Test("the section of a choice has its values as names")
    func flagsWithin() throws {
        let choice = Value.choice("xib", among: ["code", "xib"])
        #expect(try render("{{#ui}}{{#xib}}XIB{{/xib}}{{#code}}no{{/code}}{{/ui}}", choice) == "XIB")
    }

    @Test("an empty choice is false")
    func emptyChoice() throws {
        #expect(try render("[{{ui}}{{#ui}}no{{/ui}}]{{^ui}}none{{/ui}}", .choice("", among: ["", "xib"])) == "[]none")
    }
}
