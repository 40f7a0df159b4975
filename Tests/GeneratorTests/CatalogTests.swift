import Foundation
import TestSupport
import Testing

#if os(Linux)
@Suite("The library's documentation") struct CatalogTests {

    private let catalog = Repository.root.appending(path: "Sources/Generator/VipergenGenerator.docc")

    private func run(_ words: [String]) throws -> Run {
        try Run(URL(filePath: "/usr/bin/env"), words, in: Repository.root)
    }

    @Test("the catalog converts without a warning, so every symbol and parameter it names exists")
    func conversion() throws {
        let folder = try TemporaryFolder()
        let info = try run(["swift", "-print-target-info"]).output
        let triple = try #require(info.firstMatch(of: /"triple": "([^"]+)"/)?.1)
        let modules = Repository.program.deletingLastPathComponent().appending(path: "Modules").path
        for module in ["VipergenGenerator", "VipergenTemplates"] {
            let place = ["-module-name", module, "-I", modules, "-target", String(triple)]
            let graph = ["-minimum-access-level", "public", "-output-dir", folder.url.path]
            let extraction = try run(["swift", "symbolgraph-extract"] + place + graph)
            #expect(extraction.status == 0, "\(extraction.errors)")
        }
        let inputs = [catalog.path, "--additional-symbol-graph-dir", folder.url.path]
        let output = ["--fallback-display-name", "VipergenGenerator", "--output-dir", folder.url.path + "/archive"]
        let conversion = try run(["docc", "convert", "--analyze", "--warnings-as-errors"] + inputs + output)
        #expect(conversion.status == 0, "\(conversion.output)\(conversion.errors)")
    }
}
#endif
