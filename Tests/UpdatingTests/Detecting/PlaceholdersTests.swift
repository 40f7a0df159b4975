import Testing

@testable import VipergenGenerator

@Suite struct PlaceholdersTests {

    @Test func `no placeholder begins with another one`() throws {
        let fields = (0..<60).map { #"{"name": "f\#($0)"}"# }.joined(separator: ", ")
        let option = #"{"name": "row", "type": "list", "help": "h", "fields": [\#(fields)]}"#
        let manifest = SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(option)]}"#)
        let set = try TemplateSet(files: [manifest], location: "own")
        let words = Placeholders(for: set.options).words.map { String(decoding: $0, as: UTF8.self) }.sorted()
        #expect(words.count > 60)
        // Sorted, a word would come directly after one that it begins with.
        for (word, next) in zip(words, words.dropFirst()) { #expect(!next.hasPrefix(word), "\(word) \(next)") }
    }
}
