import Foundation
import Testing

@testable import VipergenGenerator

@Suite("Mustache") struct MustacheTests {

    @Test(
        "mustache: every case of the published suite",
        .enabled(
            if: ProcessInfo.processInfo.environment["MUSTACHE_SPEC"] != nil,
            "set MUSTACHE_SPEC to the suite's folder"
        )
    )
    func mustacheSpecification() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["MUSTACHE_SPEC"])
        let cases = try MustacheSuite.cases(in: URL(filePath: folder))
        #expect(!cases.isEmpty, "no cases in \(folder)")
        for test in cases {
            #expect(test.render() == test.expected, "\(test.testDescription)")
        }
        print("mustache: \(cases.count) cases of the suite in \(folder) ran")
    }
}
