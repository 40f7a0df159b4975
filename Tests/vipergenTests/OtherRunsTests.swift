#if os(Linux)
import Foundation
import TestSupport
import Testing

/// What a run finds that others left, and how it waits for those that are at work.
@Suite("Other runs") struct OtherRunsTests {

    private static let staging = ".vipergen-\(geteuid())"
    private static let force = ["Login", "--tests", "--force", "--rx", "--formatter"]

    @Test(
        "whichever call the program is killed at, after the next run every file is old or every file is new",
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

    @Test(
        "where a file system has no locks, runs are not held up; what was left there by one that was killed is in the way"
    )
    func withoutLocks() throws {
        let folder = try TemporaryFolder.withModules()
        let attack = "flock:error=ENOLCK:when=1+"
        guard let run = try Run.attacked([attack], Self.force, in: folder.url) else { return }
        #expect(run.status == 0, "\(run.errors)")
        let before = try folder.files
        _ = try Run.attacked(["renameat:signal=KILL:when=3"], ["Login", "--tests", "--force"], in: folder.url)
        #expect(try folder.files != before)
        let next = try #require(try Run.attacked([attack], ["Next"], in: folder.url))
        #expect(next.status == 73)
        #expect(next.errors.contains("'\(Self.staging)' is in the way"), "\(next.errors)")
        #expect(!next.errors.contains("nothing was changed"))
        try folder.vipergen("Home", "--tests")
        #expect(try folder.files == before)
    }

    @Test("a run waits a minute for another, says once that it does, and then what it waited for")
    func patience() throws {
        let folder = try TemporaryFolder()
        let sleep = "clock_nanosleep:retval=0:when=1+"
        guard let run = try Run.attacked(["flock:error=EAGAIN:when=1+", sleep], ["Login"], in: folder.url) else {
            return
        }
        #expect(run.status == 73)
        let lines = run.errors.split(separator: "\n")
        let beginnings = [
            "note: waiting for another run that is", "error: another run is", "help: run the command again",
        ]
        #expect(lines.count == 3 && zip(lines, beginnings).allSatisfy { $0.hasPrefix($1) }, "\(run.errors)")
        #expect(try folder.files == [:])
    }

    @Test("a folder that is never the same when it is looked at again ends the run")
    func restlessFolder() throws {
        var errors: [String: [String: Data]] = [:]
        // Each second time it is looked at by its path, and not as an open folder.
        for first in 3...6 {
            let folder = try TemporaryFolder()
            let attack = "newfstatat:error=ENOENT:when=\(first)+2"
            guard let run = try Run.attacked([attack], at: [folder.url.path], ["Login"], in: folder.url) else { return }
            if run.status == 73 { errors[run.errors] = try folder.files }
        }
        #expect(errors["error: what is in '.' changes all the time\nhelp: run the command again\n"] == [:], "\(errors)")
    }

    @Test("a run that was killed before its last journal was written has begun nothing")
    func killedBetweenJournals() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        for place in ["", "Tests/"] {
            let journal = "\(folder.url.path)/\(place)\(Self.staging)/journal"
            let attack = "close:signal=KILL:when=1"
            guard let run = try Run.attacked([attack], at: [journal], Self.force, in: folder.url) else { return }
            #expect(run.status != 0)
            let next = try folder.vipergen("Home", "--tests")
            #expect(next.errors.contains("killed") == place.isEmpty, "\(next.errors)")
            #expect(try folder.files == before)
        }
    }

    @Test("of what a killed run left, the journal that counts goes last")
    func lastJournal() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        guard let run = try Run.attacked(["renameat:signal=KILL:when=7"], Self.force, in: folder.url) else { return }
        #expect(run.status != 0)
        let other = "Tests/\(Self.staging)"
        let paths = [other, "\(folder.url.path)/\(other)"]
        let next = try #require(
            try Run.attacked(["unlinkat:error=EIO:when=1+"], at: paths, ["Home", "--tests"], in: folder.url)
        )
        #expect(next.status == 74, "\(next.errors)")
        #expect(try folder.files["\(Self.staging)/journal"] != nil)
        try folder.vipergen("Home", "--tests")
        #expect(try folder.files == before)
    }

    @Test("what was there before is kept in each folder, and last in that of the journal that counts")
    func keptInOrder() throws {
        let folder = try TemporaryFolder.withModules()
        guard try Run.attacked(["renameat:signal=KILL:when=7"], Self.force, in: folder.url) != nil else { return }
        let later = [FileAttributeKey.modificationDate: Date(timeIntervalSinceNow: 60)]
        for path in ["Login/LoginPresenter.swift", "Tests/Login/LoginMocks.swift"] {
            try folder.write("mine since", to: path)
            try FileManager.default.setAttributes(later, ofItemAtPath: folder.url.appending(path: path).path)
        }
        let lines = try folder.vipergen("Home", "--tests").errors.split(separator: "\n")
        let kept = lines.filter { $0.contains("is kept in") }.map { $0.split(separator: "'")[1] }
        #expect(kept == ["Tests/\(Self.staging)-kept-1", "\(Self.staging)-kept-1"], "\(lines)")
    }

    @Test("what a killed run replaced comes back by a rename, so that the file is there all the time")
    func renamedBack() throws {
        let folder = try TemporaryFolder.withModules()
        let before = try folder.files
        guard try Run.attacked(["renameat:signal=KILL:when=7"], Self.force, in: folder.url) != nil else { return }
        let calls = try #require(try Run.trace("renameat,unlinkat", ["Home", "--tests"], in: folder.url))
        #expect(try folder.files == before)
        #expect(calls.contains { $0.contains(#", "Login/LoginPresenter.swift") = 0"#) }, "\(calls)")
        #expect(!calls.contains { $0.hasPrefix("unlinkat") && $0.contains(#">, "Login/LoginPresenter.swift""#) })
    }

    @Test(
        "a run that takes another back may be killed itself at any call, and the next goes on with it",
        arguments: ["renameat", "unlinkat"]
    )
    func killedWhileTakingBack(call: String) throws {
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
