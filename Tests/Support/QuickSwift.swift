import Foundation

/// A program `swift` that builds packages with the options in `Run.quickBuild`.
///
/// `verify` and the pages build so that the user's next build is fast. A test builds once, and gains nothing from that.
package enum QuickSwift {

    /// The program's path.
    package static let path: Result<String, any Error> = Result {
        let folder = try TemporaryFolder()
        try folder.write(script, to: "swift")
        let path = folder.url.appending(path: "swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    /// The environment of a program that finds this `swift` first.
    package static var environment: [String: String] {
        get throws {
            let folder = URL(filePath: try path.get()).deletingLastPathComponent().path
            return ["PATH": "\(folder):\(searchPath)"]
        }
    }

    package static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    private static let script = """
        #!/bin/sh
        PATH='\(searchPath)'
        case "$*" in
            build* | test) exec swift "$@" \(Run.quickBuild.joined(separator: " ")) ;;
            *) exec swift "$@" ;;
        esac

        """
}
