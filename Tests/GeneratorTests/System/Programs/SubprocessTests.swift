import Foundation
import Testing
import VipergenGenerator

@Suite struct SubprocessTests {

    private let environment = ["PATH": "/usr/bin:/bin"]

    /// Ignores the signal, as the program does when it starts.
    init() { signal(SIGPIPE, SIG_IGN) }

    private func shell(_ script: String) -> Subprocess {
        Subprocess("sh", ["-c", script], environment: environment)
    }

    @Test func `the output and the exit code of a program are returned`() throws {
        let outcome = try shell("echo out; echo err >&2; exit 3").run()
        #expect(outcome.status == 3)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
        #expect(String(decoding: outcome.errors, as: UTF8.self) == "err\n")
    }

    @Test func `more input than a pipe holds is passed to a program that answers at once`() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        let outcome = try Subprocess("cat", [], environment: environment).run(input: input)
        #expect(outcome.output == input)
    }

    @Test func `a program that reads no input is waited for as usual`() throws {
        let outcome = try shell("exec <&-; echo done").run(input: [UInt8](repeating: 0, count: 1_000_000))
        #expect(outcome.output == Array("done\n".utf8))
    }

    @Test func `without input, a program reads an empty input`() throws {
        #expect(try Subprocess("cat", [], environment: environment).run().status == 0)
    }

    @Test func `a program that has closed its output still gets all its input`() throws {
        let input = [UInt8](repeating: 0, count: 1_000_000)
        #expect(try shell("exec >&- 2>&-; cat > /dev/null; exit 5").run(input: input).status == 5)
    }

    @Test func `signals that are blocked here are not blocked in the program, and stay blocked here`() throws {
        var (held, signals) = (sigset_t(), sigset_t())
        sigemptyset(&held)
        sigaddset(&held, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &held, nil)
        defer { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
        #expect(try shell("kill -USR1 $$; echo alive").run().status == 128 + SIGUSR1)
        // For a write to a closed pipe, a signal is blocked.
        _ = try shell("exec <&-").run(input: [UInt8](repeating: 0, count: 1_000_000))
        pthread_sigmask(SIG_BLOCK, nil, &signals)
        #expect(sigismember(&signals, SIGUSR1) == 1)
        #expect(sigismember(&signals, SIGPIPE) == 0)
    }

    @Test func `arguments and variables reach the program unchanged`() throws {
        let variables = ["PATH": "/usr/bin", "QUOTE": "$(id) 'a\"b"]
        let outcome = try Subprocess("printenv", ["QUOTE"], environment: variables).run()
        #expect(outcome.output == Array("$(id) 'a\"b\n".utf8))
    }

    @Test func `a missing program is reported as unavailable`() {
        #expect {
            try Subprocess("no-such-program", [], environment: environment).run()
        } throws: { error in
            (error as? Failure)?.kind == .unavailable
        }
    }

    @Test func `a program that cannot be run is reported with the reason`() {
        #expect {
            try Subprocess("/", [], environment: environment).run()
        } throws: { error in
            (error as? Failure)?.kind == .inputOutput && "\(error)".contains("cannot run '/': ")
        }
    }

    @Test func `missing programs leave no file descriptors open`() throws {
        func openCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
        let (count, before) = (100, try openCount())
        for _ in 0..<count { _ = try? Subprocess("no-such-program", [], environment: environment).run() }
        // Each run has six ends of pipes; tests that run in parallel have some files open.
        #expect(try openCount() < before + count)
    }

    @Test func `a program that is interrupted is waited for`() throws {
        let script = "trap 'echo interrupted; exit 7' INT; echo ready; while :; do :; done"
        var isReady = false
        let outcome = try shell(script).run(stopRequests: { isReady ? 1 : 0 }, progress: { _ in isReady = true })
        #expect(outcome.status == 7)
        #expect(outcome.output == Array("ready\ninterrupted\n".utf8))
    }

    @Test func `each further request to stop sends a stronger signal, and the third one kills the program`() throws {
        let script = "trap 'echo int' INT; trap 'echo term' TERM; echo ready; while :; do :; done"
        var lineCount = 0
        let outcome = try shell(script).run(
            stopRequests: { lineCount },
            gracePeriod: .seconds(3_600),
            progress: { lineCount += $0.count { $0 == UInt8(ascii: "\n") } }
        )
        #expect(outcome.status == 128 + SIGKILL)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "ready\nint\nterm\n")
    }

    @Test func `a program that ignores a request to stop is killed after the grace period`() throws {
        var isReady = false
        let outcome = try shell("trap '' INT TERM; echo ready; while :; do :; done").run(
            stopRequests: { isReady ? 1 : 0 },
            gracePeriod: .milliseconds(1),
            progress: { _ in isReady = true }
        )
        #expect(outcome.status == 128 + SIGKILL)
    }

    @Test func `a program that has closed its output can be stopped`() throws {
        var isRunning = false
        let script = "trap '' INT; echo ready; exec >&- 2>&-; trap 'exit 9' TERM; while :; do :; done"
        let outcome = try shell(script).run(
            stopRequests: { isRunning ? 1 : 0 },
            gracePeriod: .milliseconds(1),
            progress: { _ in isRunning = true }
        )
        #expect([9, 128 + SIGTERM, 128 + SIGKILL].contains(outcome.status))
    }

    @Test func `a daemon that a program leaves behind is not waited for, and the output is complete`() throws {
        let outcome = try shell("sleep 600 & echo $!").run()
        let text = String(decoding: outcome.output, as: UTF8.self)
        let daemon = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(daemon, SIGKILL) == 0, "it has ended")
    }

    @Test func `a signal that this program ignores is not ignored in another one`() throws {
        #expect(try shell("kill -PIPE $$; echo alive").run().status == 128 + SIGPIPE)
    }

    @Test func `a program that a signal ends has the exit code that shells use`() throws {
        #expect(try shell("kill -TERM $$").run().status == 128 + 15)
    }
}
