import Foundation
import TestSupport
import Testing

@Suite("CI workflows and the action") struct WorkflowTests {

    private static let files = [".github/workflows/ci.yml", ".github/workflows/release.yml", "action.yml"]

    private func lines(of file: String) throws -> [Substring] {
        try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8).split(separator: "\n")
    }

    @Test("actions of others are pinned by commit, with their version beside it", arguments: files)
    func pins(file: String) throws {
        for line in try lines(of: file) where line.contains("uses:") {
            #expect(try /- uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+/.firstMatch(in: line) != nil, "\(line)")
        }
    }

    @Test("CI has jobs for the oldest and the newest Swift and Xcode in the README, and one for macOS' types")
    func jobs() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let versions = /run it \| Swift (\d+\.\d+) to (\d+\.\d+) \(Xcode (\d+) and (\d+)\)/
        let (_, oldest, newest, oldXcode, newXcode) = try #require(try versions.firstMatch(in: readme)).output
        let lines = try lines(of: ".github/workflows/ci.yml").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.contains("container: swift:\(oldest)") && lines.contains("container: swift:\(newest)"))
        #expect(lines.contains("xcode: [\"\(oldXcode)\", \"\(newXcode)\"]"))
        #expect(lines.contains { $0.hasPrefix("runs-on: macos-") })
        #expect(lines.contains("- run: Scripts/check-macos --tests"))
    }

    @Test("the runner ignores commands in the action's output, and gets its exit code")
    func commands() throws {
        let script = try lines(of: "action.yml").split { $0.hasSuffix("run: |") }.last?.joined(separator: "\n") ?? ""
        let environment = ["RUN": "false || echo ' ::add-mask::e'; exit 3"]
        let folder = try TemporaryFolder()
        let run = try Run(URL(filePath: "/bin/bash"), ["-c", script], in: folder.url, environment: environment)
        #expect(run.status == 3)
        let match = try /::stop-commands::([0-9a-f]{32})\n ::add-mask::e\n\n::(.+)::\n/.wholeMatch(in: run.output)
        #expect(match != nil && match?.1 == match?.2, "\(run.output)\(run.errors)")
    }

    @Test("a workflow may read the repository, and only a release's last job write to it", arguments: files.dropLast())
    func permissions(file: String) throws {
        let lines = try lines(of: file)
        let place = try #require(lines.firstIndex(of: "permissions:"))
        #expect(lines[place + 1] == "  contents: read")
        #expect(lines.count { $0.contains("write") } == (file.hasSuffix("release.yml") ? 1 : 0))
    }
}
