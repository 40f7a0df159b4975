import Foundation
import TestSupport
import Testing

/// `Benchmarks/run`, which is run by hand: no test asserts times.
@Suite("The benchmarks") struct BenchmarkTests {

    private static let folder = Repository.root.appending(path: "Benchmarks")

    static var hasPython: Bool {
        let version = try? Run(URL(filePath: "/usr/bin/env"), ["python3", "--version"], in: folder)
        return version?.status == 0
    }

    /// The first column of every table in a text, without the headings.
    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { String($0.dropFirst(2).prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces) }
            .filter { $0 != "what" && $0 != "---" }
    }

    @Test(
        "the script runs with small numbers and prints every line of its tables, even without a folder in memory",
        .enabled(if: hasPython, "no python3")
    )
    func script() throws {
        let disk = try TemporaryFolder()
        // macOS has no folder in memory.
        let memory = disk.url.path + "/nowhere"
        let arguments = ["--quick", "--program", Repository.program.path, "--disk", disk.url.path, "--memory", memory]
        let run = try Run(Self.folder.appending(path: "run"), arguments, in: disk.url)
        try #require(run.status == 0, "\(run.errors)")
        #expect(run.errors.hasPrefix("\(memory) is not there"))
        #expect(Set(lines(of: run.output)).count == 23, "\(run.output)")
        #expect(try disk.files.isEmpty)
    }
}
