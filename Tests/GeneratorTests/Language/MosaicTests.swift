import Testing

@testable import VipergenGenerator

/// Texts that are put together without a renderer.
@Suite("Mosaics") struct MosaicTests {

    private func mosaic(_ text: String) throws -> Mosaic? {
        Mosaic(try Template(text, name: "f").nodes)
    }

    @Test("texts and variables are put together, each name as often as it comes")
    func bytes() throws {
        let mosaic = try #require(try mosaic("a{{x}}b{{y}}{{x}}{{{x}}}{{z}}"))
        let bytes = mosaic.bytes(["x": .text("<"), "y": .text("Y")], .xml)
        #expect(String(decoding: bytes, as: UTF8.self) == "a&lt;bY&lt;<")
    }

    @Test("what is more than that, or too much, is left to the renderer")
    func limits() throws {
        for text in ["{{#x}}{{/x}}", "{{x.y}}", "{{> p}}", "{{.}}"] { #expect(try mosaic(text) == nil) }
        let nodes = try Template("{{x}}", name: "f").nodes
        let most = Array(repeating: nodes, count: 10_000 / nodes.count).joined()
        #expect(Mosaic(Array(most)) != nil)
        #expect(Mosaic(most + nodes) == nil)
        let longest = String(repeating: "x", count: 1 << 20)
        #expect(try mosaic(longest) != nil)
        #expect(try mosaic(longest + "x") == nil)
    }
}
