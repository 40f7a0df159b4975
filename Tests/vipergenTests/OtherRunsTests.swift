#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The files that other runs leave, and the wait for runs in progress.
@Suite("Other runs") struct OtherRunsTests {

    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "after a run is killed at any call, the next run leaves all files old or all files new",
        arguments: ["linkat", "renameat", "unlinkat"]
    )
    func killedAtCalls(call: String) throws {
        for number in stride(from: 1, to: .max, by: 3) {
            let folder = try TemporaryFolder()
            let login = ["Login", "--tests", "--quiet"]
            #expect(try Run.vipergen(login, in: folder.url).status == 0)
            let before = try folder.files
            let attack = "\(call):signal=KILL:when=\(number)"
            guard let run = try Run.attacked([attack], login + ["--force", "--rx", "--formatter"], in: folder.url)
            else {
                return
            }
            let next = number.isMultiple(of: 2) ? ["-o", "."] : ["-o", "Tests"]
            #expect(try Run.vipergen(["Next", "--view", "code"] + next, in: folder.url).status == 0)
            let files = try folder.files.filter { !$0.key.contains("Next") }
            guard run.status != 0 else {
                #expect(number > 3)
                #expect(files["Login/LoginFormatter.swift"] != nil)
                return
            }
            let isNew = files["Login/LoginFormatter.swift"] != nil
            #expect(isNew || files == before, "\(number): \(files.keys.sorted())")
            #expect(
                !isNew || files.allSatisfy { $0.value != before[$0.key] || $0.key.hasSuffix("storyboard") },
                "\(number)"
            )
        }
    }

    @Test("without file locks, runs do not wait, and killed runs are not rolled back")
    func withoutLocks() throws {
        let folder = try TemporaryFolder.withModules()
        let attack = "flock:error=ENOLCK:when=1+"
        guard let run = try Run.attacked([attack], Self.force, in: folder.url) else { return }
        #expect(run.status == 0, "\(run.errors)")
        let before = try folder.files
        _ = try Run.attacked(["renameat:signal=KILL:when=4"], ["Login", "--tests", "--force"], in: folder.url)
        let killed = try folder.files
        #expect(killed != before)
        let next = try #require(try Run.attacked([attack], ["Next", "--view", "code"], in: folder.url))
        #expect(next.status == 0, "\(next.errors)")
        #expect(next.errors.contains("looks like a staging folder of vipergen's"), "\(next.errors)")
        #expect(try folder.files.filter { !$0.key.hasPrefix("Next/") } == killed)
        try folder.vipergen("Home", "--tests")
        #expect(try folder.files.filter { !$0.key.hasPrefix("Next/") } == before)
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

    @Test("a file that a killed run replaced is restored by a rename, so that it exists all the time")
    func renamedBack() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        guard try Run.attacked(["renameat:signal=KILL:when=7"], Self.force, in: folder.url) != nil else { return }
        let calls = try #require(try Run.trace("renameat,unlinkat", ["Home", "--tests"], in: folder.url))
        #expect(try folder.files == before)
        #expect(
            calls.contains { $0.contains(#".old", "#) && $0.contains(#", "LoginPresenter.swift") = 0"#) },
            "\(calls)"
        )
        #expect(!calls.contains { $0.hasPrefix("unlinkat") && $0.contains(#"/Login>, "LoginPresenter.swift""#) })
    }

    @Test(
        "a rollback may be killed at any call, and the next run continues it",
        arguments: ["renameat", "unlinkat"]
    )
    func killedWhileRollingBack(call: String) throws {
        for number in stride(from: 1, to: .max, by: 2) {
            let folder = try TemporaryFolder.withModules()
            let before = try folder.files
            let kill = ["renameat:signal=KILL:when=7"]
            guard let run = try Run.attacked(kill, Self.force, in: folder.url) else { return }
            #expect(try run.status != 0 && folder.files != before)
            let again = ["\(call):signal=KILL:when=\(number)"]
            let next = try #require(
                try Run.attacked(again, ["Home"] + (number % 4 == 1 ? [] : ["--tests"]), in: folder.url)
            )
            try folder.vipergen("Home", "--tests")
            #expect(try folder.files == before, "\(number)")
            if next.status == 0 { return }
        }
    }
}
#endif
