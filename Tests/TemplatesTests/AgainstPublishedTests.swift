import Foundation
import TestSupport
import Testing

/// `Scripts/against-published`, which cannot run completely on CI: the published frameworks are not here.
@Suite("The script that replaces the stand-ins with published frameworks") struct AgainstPublishedTests {

    private let script = Repository.root.appending(path: "Scripts/against-published")

    @Test("without two checkouts, the script prints what is missing and its usage", arguments: [0, 1, 2])
    func usage(count: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "RxSwift/RxSwift/Event.swift")
        let run = try Run(script, Array(["RxSwift", "RIBs"].prefix(count)), in: folder.url)
        #expect(run.status == 64)
        let problem = count < 2 ? "two checkouts are needed, of RxSwift and of RIBs" : "'RxSwift/RxRelay' is not there"
        #expect(
            run.errors == """
                error: \(problem)
                usage: Scripts/against-published RXSWIFT RIBS [options of swift test]

                """
        )
        #expect(try folder.files.count == 1)
    }
}
