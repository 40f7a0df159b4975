package import Foundation

/// Places in this repository.
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

    /// Copies the program with a program of the system: if this process wrote the copy, a program that another test
    /// starts at that moment would inherit the open file, and the copy could not be run ("Text file busy").
    package static func copyProgram(to place: URL) throws {
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = try Run(URL(filePath: "/bin/cp"), [program.path, place.path], in: folder)
    }
}
