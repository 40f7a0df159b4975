package import Foundation

/// Where things are in this repository.
package enum Repository {

    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    package static let fixtures = root.appending(path: "Fixtures")

    /// The program that was built with the tests.
    package static let program: URL = {
        final class Anchor {}
        let bundle = Bundle(for: Anchor.self).bundleURL
        let folders = [bundle, bundle.deletingLastPathComponent()]
        return folders.map { $0.appending(path: "vipergen") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
            ?? bundle.appending(path: "vipergen")
    }()
}
