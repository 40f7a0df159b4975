import Foundation
import TestSupport
import Testing

@Suite("The program itself") struct ProgramTests {

    #if os(Linux)
    @Test("it does not link the whole of Foundation, which would cost every start")
    func linkedLibraries() throws {
        let run = try Run(URL(filePath: "/usr/bin/ldd"), [Repository.program.path], in: Repository.root)
        #expect(run.status == 0)
        #expect(run.output.contains("libFoundationEssentials.so"))
        #expect(!run.output.contains("libFoundation.so"))
        #expect(!run.output.contains("FoundationInternationalization"))
    }
    #endif

    @Test(
        "a run that is interrupted takes back what it wrote, and ends by the signal",
        arguments: [SIGINT, SIGTERM, SIGHUP]
    )
    func interruption(signal: Int32) throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = (0..<300).map { "Module\($0)" }
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The staging folder tells that the run is at work.
        while process.isRunning, try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty {}
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "after a run that was killed, each module is there whole or not at all, and the next run sweeps what was left"
    )
    func killing() throws {
        let folder = try TemporaryFolder()
        let names = (0..<300).map { "Module\($0)" }
        let process = Process()
        process.executableURL = Repository.program
        process.arguments = names
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The first module in its place tells that the run is in the midst of putting them there.
        while process.isRunning, !FileManager.default.fileExists(atPath: folder.url.appending(path: "Module0").path) {}
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        for (path, _) in try contents(of: folder.url) where !path.hasPrefix(".vipergen-") {
            let module = path.prefix { $0 != "/" }
            let files = try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appending(path: String(module)).path
            )
            #expect(files.count == 6)
        }
        #expect(try Run.vipergen(names, in: folder.url).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == names.count)
    }

    @Test("runs at once that write the same modules wait for each other, and leave what one of them writes")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let names = (0..<40).map { "Module\($0)" }
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

    @Test("a run that waits for another ends at once when it is interrupted, since nothing is written")
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
        try process.run()
        // It says what it waits for.
        var beginning = [UInt8](repeating: 0, count: 5)
        #expect(read(errors.fileHandleForReading.fileDescriptor, &beginning, 5) == 5)
        #expect(beginning == Array("note:".utf8))
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    // MARK: - What is printed -

    @Test(
        "where standard output cannot be written, files are written all the same, and the exit code is 74",
        arguments: [">/dev/full", ">&-", "--json >/dev/full", "--json >&-"]
    )
    func fullOutput(redirection: String) throws {
        #if os(Linux)
        let folder = try TemporaryFolder()
        let command = "'\(Repository.program.path)' Login \(redirection)"
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url)
        #expect(run.status == 74)
        #expect(run.errors.contains("error: cannot write to standard output: "))
        #expect(run.errors.contains("help: the command has done what it does"))
        #expect(try folder.files.count == 6)
        #endif
    }

    @Test("a reader that does not read to the end is no error", arguments: ["", "--json", "--check"])
    func closedPipe(option: String) throws {
        let folder = try TemporaryFolder()
        // The program does not begin before its reader has gone.
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

    // MARK: - System calls -

    #if os(Linux)
    /// Runs the program under `strace`, which has system calls go wrong, for half a minute at most.
    ///
    /// - Parameter paths: if there are any, only calls go wrong that are about one of these.
    /// - Returns: nil where that is not there, or not allowed.
    private func attacked(_ injection: String, at paths: [String] = [], _ arguments: [String], in folder: URL) throws
        -> Run?
    {
        let strace = URL(filePath: "/usr/bin/strace")
        guard FileManager.default.isExecutableFile(atPath: strace.path),
            try Run(strace, ["-o", "/dev/null", "true"], in: folder).status == 0
        else { return nil }
        let calls = injection.prefix { $0 != ":" }
        let options = ["-f", "-o", "/dev/null", "-e", "trace=\(calls)", "-e", "inject=\(injection)"]
        let command = [strace.path] + options + paths.flatMap { ["-P", $0] } + [Repository.program.path] + arguments
        return try Run(URL(filePath: "/usr/bin/timeout"), ["30"] + command, in: folder, environment: ["CI": nil])
    }

    @Test("a folder that cannot be looked at any more ends the run", arguments: [2, 3])
    func folderThatIsLost(call: Int) throws {
        let folder = try TemporaryFolder()
        let attack = "newfstatat:error=EIO:when=\(call)+"
        guard let run = try attacked(attack, at: [folder.url.path], ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "a folder that cannot be looked at is not taken for one that is not there",
        arguments: [
            ("newfstatat", "Sets", ["templates"]), ("newfstatat", "Sets/own", ["Login", "-t", "own"]),
            ("newfstatat", "other", ["Login", "-t", "other"]), ("newfstatat", "other", ["lint", "other"]),
            ("newfstatat", "other", ["update", "Login", "--from", "other"]),
            ("newfstatat", "other", ["verify", "other", "--stubs", "other"]),
            ("newfstatat", "other", ["verify", "other", "--sources", "other"]),
            ("readlink", "Out", ["Login", "-o", "Out"]),
        ]
    )
    func foldersThatAreLost(call: String, path: String, arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        for (path, name) in [("Sets/own", "own"), ("other", "other")] {
            try folder.write(#"{"name": "\#(name)"}"#, to: path + "/template.json")
            try folder.write("x\n", to: path + "/f.mustache")
        }
        try folder.write("x", to: "Out/file")
        let before = try folder.files
        let paths = [path, folder.url.path + "/" + path]
        guard let run = try attacked("\(call):error=EIO:when=1+", at: paths, arguments, in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("Input/output error"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test("a folder for what is temporary that cannot be made whole does not stay")
    func stagingThatFails() throws {
        let folder = try TemporaryFolder()
        let mark = "\(folder.url.path)/.vipergen-\(geteuid())/vipergen"
        guard let run = try attacked("close:error=EIO:when=1", at: [mark], ["Login"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("what was prepared is removed although it can no more be looked at")
    func preparedFileThatFails() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "Login/LoginWireframe.swift")
        let staging = ".vipergen-\(geteuid())"
        let (attack, paths) = ("newfstatat:error=EIO:when=2+", ["\(staging)/0", "\(folder.url.path)/\(staging)"])
        guard let run = try attacked(attack, at: paths, ["Login", "--force"], in: folder.url) else { return }
        #expect(run.status == 74)
        #expect(run.errors.contains("nothing was changed"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["Login"])
        #expect(try folder.files.count == 1)
    }

    @Test("tests that cannot be looked for are not taken for none when a module is updated")
    func testsThatAreLost() throws {
        let folder = try TemporaryFolder()
        #expect(try Run.vipergen(["Login", "--tests"], in: folder.url).status == 0)
        let before = try folder.files
        for call in ["newfstatat", "openat"] {
            let attack = "\(call):error=EMFILE:when=1+"
            let update = ["update", "Login", "--rx"]
            guard let run = try attacked(attack, at: ["Tests/Login"], update, in: folder.url) else { return }
            #expect(try run.status != 0 || folder.read("Tests/Login/LoginMocks.swift").contains("RxSwift"))
            #expect(try run.status == 0 || folder.files == before)
        }
    }

    @Test("where the folder of snapshots cannot be read, whenever that is found out, nothing in it is changed")
    func recordingThatFails() throws {
        for number in 1...20 {
            let folder = try TemporaryFolder()
            try folder.write(#"{"name": "set"}"#, to: "set/template.json")
            try folder.write("{{name}}\n", to: "set/file.mustache")
            try folder.write("old", to: "Snapshots/Default/file")
            let before = try folder.files
            let command = ["lint", "set", "--snapshots", "Snapshots", "--record"]
            let attack = "getdents64:error=EIO:when=\(number)+"
            guard let run = try attacked(attack, at: ["\(folder.url.path)/Snapshots"], command, in: folder.url) else {
                return
            }
            if run.status == 0 {
                #expect(number > 1)
                return
            }
            #expect(run.status == 74)
            #expect(try folder.files == before)
        }
        Issue.record("the folder is read all the time")
    }

    @Test(
        "a signal that was ignored when the program started does not interrupt it",
        arguments: ["INT", "TERM", "HUP"]
    )
    func ignoredSignal(signal: String) throws {
        let folder = try TemporaryFolder()
        let attack = "-e trace=renameat -e inject=renameat:signal=\(signal):when=1"
        let command = "exec strace -f -o /dev/null \(attack) '\(Repository.program.path)' Login Home"
        guard try attacked("renameat:signal=\(signal):when=1", ["Login", "Home"], in: folder.url) != nil else { return }
        #expect(try folder.files.isEmpty)
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", "trap '' \(signal); \(command)"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.files.count == 12)
    }

    @Test("a signal that comes when all is done has nothing to interrupt")
    func lateSignal() throws {
        let folder = try TemporaryFolder()
        // What is removed then is temporary.
        guard let run = try attacked("unlinkat:signal=INT:when=1", ["Login"], in: folder.url) else { return }
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("create     Login/Login.storyboard\n"))
        #expect(try folder.files.count == 6)
    }

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
            guard let run = try attacked(attack, login + ["--force", "--rx", "--formatter"], in: folder.url) else {
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
    #endif
}
