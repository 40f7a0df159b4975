import Foundation
import TestSupport
import Testing

/// Only the folder `Swift` reads Swift. Other sources ask its tokens and trees.
@Suite struct OneReaderTests {

    /// A keyword with a space behind it, in a call that looks for the beginning of a text: how one reads a line of Swift
    /// without tokens.
    private let calls =
        #/(?:hasPrefix|trimmingPrefix|firstRange\(of:)\(?"(?:func|class|struct|enum|import|let|var|return) /#

    @Test func `no source outside of the folder of Swift searches a text for a keyword`() throws {
        let root = Repository.root.appending(path: "Sources")
        var count = 0
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
            if path.hasPrefix("Generator/Swift/") || path.hasPrefix("Templates/") { continue }
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            #expect(text.firstMatch(of: calls) == nil, "\(path)")
            count += 1
        }
        #expect(count > 100)
    }
}
