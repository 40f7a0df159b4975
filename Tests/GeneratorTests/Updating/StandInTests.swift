import Testing

@testable import VipergenGenerator

@Suite struct StandInTests {

    private func templateSet() throws -> TemplateSet {
        let fields = (0..<60).map { #"{"name": "f\#($0)"}"# }.joined(separator: ", ")
        let option = #"{"name": "row", "type": "list", "help": "h", "fields": [\#(fields)]}"#
        let files = [
            "template.json": #"{"name": "own", "options": [\#(option)]}"#,
            "{{name}}.xib.mustache": "{{path}}\n{{path.literal}}\n{{{path}}}\n",
            "{{name}}.swift.mustache": "{{path}}\n",
        ]
        return try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
    }

    @Test func `no word begins with another one`() throws {
        let words = try StandIn.shared(try templateSet()).words.map { String(decoding: $0, as: UTF8.self) }.sorted()
        #expect(words.count > 60)
        // Sorted, a word would come directly after one that it begins with.
        for (word, next) in zip(words, words.dropFirst()) { #expect(!next.hasPrefix(word), "\(word) \(next)") }
    }

    @Test(arguments: ["A/Login", "A&B/Login", "it's <b>/Login", "a \"b\"/Login"])
    func `what is rendered for all modules is what is rendered for one, whatever its folder`(path: String) throws {
        let set = try templateSet()
        let project = Project(name: "App", date: "2026-01-01")
        let module = try Module(existing: path)
        let standIn = try StandIn.shared(set)
        var renderings = Renderings(of: set, for: standIn, in: project)
        let files = try #require(try renderings.rendering([:])).map { renderings.files[$0] }
        let expected = try Request(module, of: set, project: project).render()
        #expect(files.count == expected.count)
        for (file, expected) in zip(files, expected) {
            let lines = file.lines.map { renderings.lines[$0.number].filled(with: standIn.texts(for: module)) }
            #expect(Set(lines) == Set(expected.contents.lines))
        }
    }
}
