import Foundation
import TestSupport
import Testing

#if os(Linux)
@Suite("The library's public declarations") struct PublicDeclarationTests {

    private func run(_ words: [String]) throws -> Run {
        try Run(URL(filePath: "/usr/bin/env"), words, in: Repository.root)
    }

    /// The symbol graph of one module's own declarations, or of those that it adds to another module's.
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            let pathComponents: [String]
        }
        let symbols: [Symbol]
    }

    @Test("the page about the library lists every public declaration, and nothing else")
    func list() throws {
        let folder = try TemporaryFolder()
        let info = try run(["swift", "-print-target-info"]).output
        let triple = try #require(info.firstMatch(of: /"triple": "([^"]+)"/)?.1)
        let modules = Repository.program.deletingLastPathComponent().appending(path: "Modules").path
        for module in ["VipergenGenerator", "VipergenTemplates"] {
            let place = ["-module-name", module, "-I", modules, "-target", String(triple)]
            let graph = ["-minimum-access-level", "public", "-skip-synthesized-members"]
            let words = ["swift", "symbolgraph-extract"] + place + graph + ["-output-dir", folder.url.path]
            let extraction = try run(words)
            #expect(extraction.status == 0, "\(extraction.errors)")
        }
        let graphs = try folder.files.values.map { try JSONDecoder().decode(SymbolGraph.self, from: $0) }
        // The compiler adds an initializer to enums that have raw values.
        let written = graphs.flatMap(\.symbols).filter { $0.pathComponents.last != "init(rawValue:)" }
        let declared = Set(written.map { $0.pathComponents.joined(separator: ".") })

        let page = try String(
            contentsOf: Repository.root.appending(path: "Documentation/Library.md"),
            encoding: .utf8
        )
        let rows = page.matches(of: /\n\| `([\w.]+)` \| (.+?) \|/)
        let listed = rows.flatMap { row in
            let members = row.2.matches(of: /`([^`]+)`/).map { "\(row.1).\($0.1)" }
            return row.1 == "Array" ? members : [String(row.1)] + members
        }
        #expect(declared.subtracting(listed).sorted() == [])
        #expect(Set(listed).subtracting(declared).sorted() == [])
    }
}
#endif
