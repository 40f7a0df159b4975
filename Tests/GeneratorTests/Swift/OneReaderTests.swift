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
        let sources = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in sources where file.pathExtension == "swift" {
            guard !file.path.contains("/Generator/Swift/"), !file.path.contains("/Templates/") else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.firstMatch(of: calls) == nil, "\(file.lastPathComponent)")
            count += 1
        }
        #expect(count > 100)
    }
}
