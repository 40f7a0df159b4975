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

    @Test("two runs at once that write the same modules leave them whole")
    func concurrency() async throws {
        let folder = try TemporaryFolder()
        let names = (0..<200).map { "Module\($0)" }
        let statuses = await withTaskGroup(of: Int32?.self) { group in
            for _ in 0..<4 { group.addTask { try? Run.vipergen(names, in: folder.url).status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.contains(0))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == names.count)
        #expect(try folder.files.count == names.count * 6)
    }
}
