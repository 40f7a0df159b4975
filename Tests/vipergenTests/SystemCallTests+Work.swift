#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The system calls of the program.
extension SystemCallTests {

    // MARK: - Opened files -

    @Test(
        "opened files are not passed to other programs",
        arguments: [
            ["Login", "--force", "--rx"], ["update", "Login", "--formatter"], ["remove", "Login"], ["status"],
            ["eject", "viper", "Sets/own"], ["lint", "set"], ["Home", "-t", "set"], ["Home"],
        ]
    )
    func opening(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: ".vipergen.json")
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}/Views/f.mustache")
        try folder.vipergen("Login")
        guard let calls = try Run.trace("open,openat,dup,pipe2,socket", arguments, in: folder.url) else { return }
        // The libraries open their files first.
        let own = calls.drop { !$0.contains(#"".vipergen.json""#) }
        #expect(!own.isEmpty)
        for call in own where call.contains("(") && !call.contains(" = -1 ") && !call.contains("/proc/") {
            #expect(call.contains("O_CLOEXEC"))
        }
    }

    // MARK: - Few calls -

    @Test(
        "a new module is moved to its place by one rename, and an up-to-date one needs no call that changes anything"
    )
    func fewCalls() throws {
        let folder = try TemporaryFolder()
        let calls = "\(Run.renaming),\(Run.making)"
        guard let first = try Run.trace(calls, ["Login"], in: folder.url) else { return }
        #expect(first.count { $0.hasPrefix(Run.renaming) } == 1 && first.contains { $0.contains("/Login\"") })
        let second = try #require(try Run.trace(calls, ["Login"], in: folder.url))
        #expect(!second.contains { $0.contains("(") }, "\(second)")
    }

    @Test("a template set that many lines of a file name is read once")
    func oneReading() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("x\n", to: "set/{{name}}.mustache")
        try folder.write("Home -t ./set\nLogin -t ./set\n", to: "names")
        guard let calls = try Run.trace("openat", ["--names-from", "names", "-n"], in: folder.url) else { return }
        #expect(calls.count { $0.contains("template.json") } == 1, "\(calls)")
    }

    @Test("a run has one thread")
    func threads() throws {
        let folder = try TemporaryFolder()
        let names = (1...100).map { "Module\($0)" }
        guard let calls = try Run.trace("clone,clone3", names, in: folder.url) else { return }
        #expect(!calls.contains { $0.contains("(") }, "\(calls)")
    }

    @Test("folders are locked in the order of their paths, so that no two runs wait for each other")
    func lockOrder() throws {
        let folder = try TemporaryFolder()
        for name in ["C", "B", "A/D"] { try folder.write("", to: name + "/.keep") }
        let arguments = ["Login", "-o", "C", "--tests-output", "A/D"]
        guard let locks = try Run.trace("flock", arguments, in: folder.url) else { return }
        let paths = locks.compactMap { $0.split(separator: ">").first?.split(separator: "<").last }.filter {
            $0.hasPrefix(folder.url.path)
        }
        #expect(paths.count == 2 && paths == paths.sorted(), "\(locks)")
    }

    private static let modules = (1...12).map { "Module\($0)" }

    /// The files of twenty template sets and twelve modules.
    private static let manyFiles = Result {
        let folder = try TemporaryFolder()
        let configuration = #"{"project": "App", "templates": "Sets", "template": "viper"}"#
        try folder.write(configuration, to: ".vipergen.json")
        for number in 1...20 {
            try folder.write(#"{"name": "set\#(number)"}"#, to: "Sets/set\(number)/template.json")
            try folder.write("x\n", to: "Sets/set\(number)/f.mustache")
            try folder.write("x\n", to: "Sets/set1/files/folder\(number)/f")
        }
        try folder.write(modules.joined(separator: "\n"), to: "names")
        try folder.vipergen("--names-from", "names", "--view", "code", "--quiet")
        return try folder.files
    }

    @Test(
        "few file descriptors are sufficient, however many modules, files and template sets there are",
        arguments: [
            ["--names-from", "names", "--force", "--rx", "--tests"],
            ["--names-from", "names", "--formatter", "--check"],
            ["update", "--all", "--formatter"], ["status"], ["templates"], ["lint"], ["Home", "-t", "Sets/set1"],
            ["remove"] + modules,
        ]
    )
    func descriptors(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        for (path, contents) in try Self.manyFiles.get() { try folder.write(contents, to: path) }
        let shell = URL(filePath: "/bin/sh")
        let command = #"ulimit -n 24; exec "$0" "$@""#
        let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
        #expect(run.status == (arguments.contains("--check") ? 1 : 0), "\(run.errors)")
    }

    @Test("a working directory whose path is not UTF-8 is an error, without an endless search")
    func unreadablePath() throws {
        let folder = try TemporaryFolder()
        let shell = URL(filePath: "/bin/sh")
        for arguments in [["Login"], ["Login", "-o", "Out"]] {
            let command = #"p=$(printf 'a\377'); mkdir -p "$p"; cd "$p"; exec timeout 30 "$0" "$@""#
            let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
            #expect(run.status == 74)
            #expect(run.errors.hasPrefix("error: the working directory was deleted, or its path is not UTF-8\n"))
        }
    }

    @Test("a deleted working directory is an error, without an endless search")
    func goneWorkingDirectory() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("gone", permissions: 0o755)
        for arguments in [["Login"], ["Login", "-o", "Out"], ["status"]] {
            let command = #"mkdir -p gone; cd gone; rmdir ../gone; exec timeout 30 "$0" "$@""#
            let shell = URL(filePath: "/bin/sh")
            let run = try Run(shell, ["-c", command, Repository.program.path] + arguments, in: folder.url)
            #expect((64...74).contains(run.status) && !run.errors.isEmpty, "\(run)")
        }
        #expect(try folder.files == [:])
    }
}
#endif
