import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Mustache") struct MustacheTests {

    @Test(
        "a case of this project renders as expected",
        arguments: try MustacheSuite.cases(in: Repository.fixtures.appending(path: "Mustache"))
    )
    func mustacheCase(_ test: MustacheSuite.Case) {
        #expect(test.render() == test.expected)
    }

    @Test(
        "every case of the published suite renders as expected",
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
