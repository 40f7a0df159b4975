import Foundation
import TestSupport
import Testing

@Suite("Differences between Linux and macOS") struct SystemsTests {

    /// The files below a folder of the repository that have a matching line, by their paths.
    private func files(
        in folder: String,
        with isSought: (Substring) -> Bool
    ) throws -> [String] {
        try contents(of: Repository.root.appending(path: folder))
            .filter { $0.key.hasSuffix(".swift") }
            .filter { String(decoding: $0.value, as: UTF8.self).split(separator: "\n").contains(where: isSought) }
            .map { "\(folder)/\($0.key)" }
            .sorted()
    }

    @Test("Sources test for the system in one file for each concern")
    func concerns() throws {
        let asking = try files(in: "Sources") { line in
            ["canImport(Darwin)", "os(macOS)", "os(Linux)", "canImport(ObjectiveC)"].contains {
                line.contains("#if \($0)")
            }
        }
        #expect(
            asking == [
                "Sources/Generator/System/FileSystem/System.swift",  // files, folders, and where a user's own are
                "Sources/Generator/System/Programs/Subprocess.swift",  // programs
                "Sources/vipergen/Terminal/Interruption.swift",  // signals
            ]
        )
    }

    @Test("a package on a page is for macOS 14 and later, as the stand-ins need", arguments: try Page.all)
    func manifests(page: Page) throws {
        let text = page.lines.joined(separator: "\n")
        for start in text.ranges(of: "let package = Package(").map(\.upperBound) {
            #expect(text[start...].prefix(100).contains("platforms: [.macOS(.v14)],"), "\(page.path)")
        }
    }

    @Test("'make install' needs no root on Apple silicon", .enabled(if: hasMake, "no make"))
    func prefix() throws {
        let folder = try TemporaryFolder()
        let path = ProcessInfo.processInfo.environment["PATH", default: ""]
        for (system, prefix) in [("Darwin arm64", "/opt/homebrew"), ("Darwin x86_64", "/usr/local")] {
            try folder.write("#!/bin/sh\necho '\(system)'\n", to: "uname")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: folder.url.appending(path: "uname").path
            )
            let run = try Run(
                URL(filePath: "/usr/bin/env"),
                ["make", "--dry-run", "--directory", Repository.root.path, "install"],
                in: folder.url,
                environment: ["PATH": "\(folder.url.path):\(path)"]
            )
            #expect(run.output.contains(" \"\(prefix)/bin/\""), "\(run.output)\(run.errors)")
        }
    }

    private static var hasMake: Bool {
        let run = try? Run(URL(filePath: "/usr/bin/env"), ["make", "--version"], in: Repository.root)
        return run?.status == 0
    }

    @Test("no code of the fixtures is only for systems without Objective-C")
    func fixtures() throws {
        for folder in ["Fixtures/Finished", "Fixtures/TicTacToe", "Fixtures/Shim", "Fixtures/Tests"] {
            let lacking = try files(in: folder) {
                $0.contains("#if !canImport(ObjectiveC)") || $0.contains("#if os(Linux)")
            }
            #expect(lacking.isEmpty)
        }
    }
}
