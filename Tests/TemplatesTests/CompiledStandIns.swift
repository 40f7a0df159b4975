import Foundation
import TestSupport

/// The stand-ins under `Fixtures/Shim`, compiled as far as code needs that is checked and not run.
struct CompiledStandIns {

    private let folder: TemporaryFolder

    /// On a Mac, Foundation needs the Combine of the system.
    #if canImport(Combine)
    private static let ofSwift6 = ["UIKit", "SwiftUI"]
    #else
    private static let ofSwift6 = ["UIKit", "Combine", "SwiftUI"]
    #endif

    /// In the order in which they need each other.
    init() throws {
        folder = try TemporaryFolder()
        for name in Self.ofSwift6 + ["RxSwift", "RxRelay", "RxCocoa", "RIBs"] {
            let sources = try FileManager.default.contentsOfDirectory(
                at: Repository.fixtures.appending(path: "Shim/\(name)"),
                includingPropertiesForKeys: nil
            )
            // As `Fixtures/Package.swift` has them for the Swift 6 mode.
            let isOfSwift6 = Self.ofSwift6.contains(name)
            let mode = isOfSwift6 ? ["-swift-version", "6"] : ["-swift-version", "5", "-D", "ISOLATED"]
            // Nobody runs them, so their functions need no code.
            let declarations = ["-emit-module", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
            let output = try swiftc(
                declarations + ["-suppress-warnings", "-module-name", name] + mode,
                sources
            )
            guard output.isEmpty else { throw CocoaError(.fileReadUnknown) }
        }
    }

    /// Checks a module in the Swift 6 mode.
    ///
    /// - Parameter isImported: whether its tests are to be checked too, which import it.
    /// - Returns: the errors, each once.
    func check(_ name: String, _ sources: [URL], isImported: Bool) throws -> [String] {
        let product = isImported ? ["-emit-module", "-enable-testing"] : ["-typecheck"]
        let flags = product + ["-swift-version", "6", "-suppress-warnings", "-module-name", name]
        return Self.errors(try swiftc(flags, sources))
    }

    private static func errors(_ output: String) -> [String] {
        let lines = Set(output.split(separator: "\n").filter { $0.contains("error: ") }.map(String.init)).sorted()
        return lines.isEmpty && !output.isEmpty ? [output] : lines
    }

    /// Where XCTest is on a Mac: in the platform's folder, where the compiler does not look by itself.
    private static let platform: [String] = {
        guard
            let run = try? Run(
                URL(filePath: "/usr/bin/env"),
                ["xcrun", "--show-sdk-platform-path"],
                in: Repository.root
            ), run.status == 0
        else { return [] }
        let developer = run.output.trimmingCharacters(in: .newlines) + "/Developer"
        return ["-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib"]
    }()

    private func swiftc(_ arguments: [String], _ sources: [URL]) throws -> String {
        let run = try Run(
            URL(filePath: "/usr/bin/env"),
            // All files at once: each by itself would read all the others.
            ["swiftc", "-wmo", "-I", ".", "-package-name", "Fixtures"] + Self.platform + arguments
                + sources.map(\.path),
            in: folder.url
        )
        return run.status == 0 ? "" : "\(run.status)\n" + run.output + run.errors
    }
}
