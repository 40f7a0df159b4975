import Foundation
import TestSupport
import Testing

@Suite("The program itself") struct ProgramTests {

    #if os(Linux)
    @Test("the program does not link all of Foundation, which would slow down every start")
    func linkedLibraries() throws {
        let run = try Run(URL(filePath: "/usr/bin/ldd"), [Repository.program.path], in: Repository.root)
        #expect(run.status == 0)
        #expect(run.output.contains("libFoundationEssentials.so"))
        #expect(!run.output.contains("libFoundation.so"))
        #expect(!run.output.contains("FoundationInternationalization"))
    }
    #endif

    @Test(
        "a run that is interrupted undoes its changes, and ends by the signal",
        arguments: [SIGINT, SIGTERM, SIGHUP]
    )
    func interruption(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = (0..<300).map { "Module\($0)" }
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.start()
        // A hidden name shows that the run is at work.
        while process.isRunning, try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty {}
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "after a run is killed, each module is complete or missing, and the same command completes the run"
    )
    func killing() throws {
        let folder = try TemporaryFolder()
        let names = (0..<300).map { "Module\($0)" }
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = names
        process.environment = Run.environment
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.start()
        // The first module in its place shows that the run is moving modules to their places.
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.url.appending(path: "Module0").path) {}
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for (path, _) in try contents(of: folder.url) where !path.hasPrefix(".vipergen-unfinished-") {
            let module = path.prefix { $0 != "/" }
            let files = try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appending(path: String(module)).path
            )
            #expect(files.count == 6)
        }
        #expect(try Run.vipergen(names, in: folder.url).status == 0)
        let files = try folder.files.keys.filter { !$0.hasPrefix(".vipergen-unfinished-") }
        #expect(files.count == 6 * names.count)
    }

    @Test("concurrent runs that write the same modules wait for each other, and the files of one remain")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let names = (0..<12).map { "Module\($0)" }
        let options = [["--rx"], ["--view", "code"], ["--no-interactor"], ["--formatter"]]
        for name in names { try folder.write("mine", to: "\(name)/\(name)Wireframe.swift") }
        let runs = await withTaskGroup(of: Run?.self) { group in
            for options in options {
                group.addTask { try? Run.vipergen(names + options + ["--force"], in: folder.url) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(runs.allSatisfy { $0?.status == 0 }, "\(runs)")
        let texts = try names.map { try folder.read("\($0)/\($0)Wireframe.swift").replacing($0, with: "Module") }
        #expect(Set(texts).count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == names.count)
    }

    @Test("a run that waits for another one ends at once when it is interrupted")
    func interruptionBefore() throws {
        let folder = try TemporaryFolder()
        let lock = open(folder.url.path, O_RDONLY)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = ["Login"]
        process.currentDirectoryURL = folder.url
        let errors = Pipe()
        process.standardError = errors
        try process.start()
        // It reports that it waits.
        var beginning = [UInt8](repeating: 0, count: 5)
        #expect(read(errors.fileHandleForReading.fileDescriptor, &beginning, 5) == 5)
        #expect(beginning == Array("note:".utf8))
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    // MARK: - Output -

    @Test(
        "if standard output cannot be written, files are still written, and the exit code is 74",
        arguments: [">/dev/full", ">&-", "--json >/dev/full", "--json >&-"]
    )
    func fullOutput(redirection: String) throws {
        #if os(Linux)
        let folder = try TemporaryFolder()
        let command = "'\(Repository.program.path)' Login \(redirection)"
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url)
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot write to standard output: "))
        #expect(run.errors.contains("help: the command did its work"))
        #expect(try folder.files.count == 6)
        #endif
    }

    @Test("a reader that does not read to the end causes no error", arguments: ["", "--json", "--check"])
    func closedPipe(option: String) throws {
        let folder = try TemporaryFolder()
        // The program starts only after its reader has ended.
        let command = """
            mkfifo gone; sh -c 'read line <gone; exec "$0" Login \(option); echo never' '\(Repository.program.path)' | {
            exec <&-; echo >gone; }; status=$?; rm gone; exit $status
            """
        let script = "set -o pipefail; \(command)"
        let run = try Run(URL(filePath: "/bin/bash"), ["-c", script], in: folder.url)
        #expect(run.status == (option == "--check" ? 1 : 0))
        #expect(run.errors.hasPrefix("Login: 6 files written") == option.isEmpty && !run.errors.contains("error"))
        #expect(try folder.files.count == (option == "--check" ? 0 : 6))
    }
}
