import Foundation
import TestSupport

/// The stand-ins under `Fixtures/Shim`, compiled only as far as type-checking needs them.
struct CompiledStandIns {

    private let folder: TemporaryFolder

    /// On macOS, Foundation needs the system's Combine.
    #if canImport(Combine)
    private static let ofSwift6 = ["UIKit", "SwiftUI"]
    #else
    private static let ofSwift6 = ["UIKit", "Combine", "SwiftUI"]
    #endif

    /// In the order of their dependencies.
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
            // They are never run, so their functions need no code.
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
    /// - Parameter isImported: whether tests that import it are checked later.
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

    /// The folders of XCTest on macOS: the compiler does not search the platform's folder by itself.
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
            // All files at once: one by one, each would read all the others.
            ["swiftc", "-wmo", "-I", ".", "-package-name", "Fixtures"] + Self.platform + arguments
                + sources.map(\.path),
            in: folder.url
        )
        return run.status == 0 ? "" : "\(run.status)\n" + run.output + run.errors
    }
}
