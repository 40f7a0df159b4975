#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What killed runs leave, and the wait for runs in progress.
@Suite("Other runs") struct OtherRunsTests {

    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]
    private static let hidden = ".vipergen-unfinished-"

    /// The files without hidden names.
    private func visible(_ folder: TemporaryFolder) throws -> [String: Data] {
        try folder.files.filter { !$0.key.contains(Self.hidden) }
    }

    @Test(
        "after a run is killed at any call, each file is the old or the new one, and the same command completes the run",
        arguments: [Run.renaming, "write", "close"]
    )
    func killedAtCalls(call: String) throws {
        let whole = try TemporaryFolder.withModules(project: "App")
        let before = try visible(whole)
        try whole.vipergen("Login", "--tests", "--force", "--rx", "--formatter")
        let after = try visible(whole)
        for number in stride(from: 1, to: .max, by: call == Run.renaming ? 3 : 11) {
            let folder = try TemporaryFolder()
            for (path, contents) in before { try folder.write(contents, to: path) }
            let attack = "\(call):signal=KILL:when=\(number)"
            guard let run = try Run.attacked([attack], Self.force, in: folder.url) else { return }
            if run.status == 0 {
                #expect(number > 3)
                return
            }
            let killed = try visible(folder)
            #expect(killed.allSatisfy { $0.value == before[$0.key] || $0.value == after[$0.key] }, "\(number)")
            let hasLeftover = try folder.files.count > killed.count
            let next = try Run.vipergen(Self.force, in: folder.url)
            #expect(next.status == 0 && next.errors.contains("note: a run that was killed left '") == hasLeftover)
            #expect(try visible(folder) == after, "\(number)")
        }
    }

    @Test("a removal that is killed can be run again, and has deleted the tests first", arguments: 1...3)
    func killedRemoval(number: Int) throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "--tests")
        let attack = "\(Run.renaming):signal=KILL:when=\(number)"
        guard try Run.attacked([attack], ["remove", "Login"], in: folder.url) != nil else { return }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(names.contains("Login") == (number < 3))
        try folder.vipergen("remove", "Login", status: number < 3 ? 0 : 64)
        #expect(try visible(folder).isEmpty)
    }

    @Test("without file locks, runs do not wait")
    func withoutLocks() throws {
        let folder = try TemporaryFolder.withModules()
        guard let run = try Run.attacked(["flock:error=ENOLCK:when=1+"], Self.force, in: folder.url) else { return }
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("a run waits a minute for another one, reports this once, and then fails")
    func patience() throws {
        let folder = try TemporaryFolder()
        let sleep = "clock_nanosleep:retval=0:when=1+"
        guard let run = try Run.attacked(["flock:error=EAGAIN:when=1+", sleep], ["Login"], in: folder.url) else {
            return
        }
        #expect(run.status == 73)
        let lines = run.errors.split(separator: "\n")
        let beginnings = [
            "note: waiting for another run in '", "error: another run is still", "help: run the command again",
        ]
        #expect(lines.count == 3 && zip(lines, beginnings).allSatisfy { $0.hasPrefix($1) }, "\(run.errors)")
        #expect(try folder.files == [:])
    }
}
#endif
