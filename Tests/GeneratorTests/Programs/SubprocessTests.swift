import Foundation
import Testing
import VipergenGenerator

@Suite struct SubprocessTests {

    private let environment = ["PATH": "/usr/bin:/bin"]

    /// As the program does when it starts.
    init() { signal(SIGPIPE, SIG_IGN) }

    private func shell(_ script: String) -> Subprocess {
        Subprocess("sh", ["-c", script], environment: environment)
    }

    @Test func `what a program prints and its exit code are told`() throws {
        let outcome = try shell("echo out; echo err >&2; exit 3").run()
        #expect(outcome.status == 3)
        #expect(String(decoding: outcome.output, as: UTF8.self) == "out\n")
        #expect(String(decoding: outcome.errors, as: UTF8.self) == "err\n")
    }

    @Test func `more input than a pipe holds goes through a program that answers at once`() throws {
        let input = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
        let outcome = try Subprocess("cat", [], environment: environment).run(input: input)
        #expect(outcome.output == input)
    }

    @Test func `a program that reads no input ends all the same`() throws {
        let outcome = try shell("exec <&-; echo done").run(input: [UInt8](repeating: 0, count: 1_000_000))
        #expect(outcome.output == Array("done\n".utf8))
    }

    @Test func `a program that waits for input gets its end where there is none`() throws {
        #expect(try Subprocess("cat", [], environment: environment).run().status == 0)
    }

    @Test func `a program that says nothing more gets the end of its input`() throws {
        let input = [UInt8](repeating: 0, count: 1_000_000)
        #expect(try shell("exec >&- 2>&-; cat > /dev/null; exit 5").run(input: input).status == 5)
    }

    @Test func `signals that are held back here are not there, and the other way round`() throws {
        var (held, signals) = (sigset_t(), sigset_t())
        sigemptyset(&held)
        sigaddset(&held, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &held, nil)
        defer { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
        #expect(try shell("kill -USR1 $$; echo alive").run().status == 128 + SIGUSR1)
        // To write where nobody reads is what a signal is held back for.
        _ = try shell("exec <&-").run(input: [UInt8](repeating: 0, count: 1_000_000))
        pthread_sigmask(SIG_BLOCK, nil, &signals)
        #expect(sigismember(&signals, SIGUSR1) == 1)
        #expect(sigismember(&signals, SIGPIPE) == 0)
    }

    @Test func `arguments and variables reach the program as they are`() throws {
        let variables = ["PATH": "/usr/bin", "QUOTE": "$(id) 'a\"b"]
        let outcome = try Subprocess("printenv", ["QUOTE"], environment: variables).run()
        #expect(outcome.output == Array("$(id) 'a\"b\n".utf8))
    }

    @Test func `a program that is not there is told as such`() {
        #expect {
            try Subprocess("no-such-program", [], environment: environment).run()
        } throws: { error in
            (error as? Failure)?.kind == .unavailable
        }
    }

    @Test func `what cannot be run is told with the reason`() {
        #expect {
            try Subprocess("/", [], environment: environment).run()
        } throws: { error in
            (error as? Failure)?.kind == .inputOutput && "\(error)".contains("cannot run '/': ")
        }
    }

    @Test func `programs that are not there leave nothing open`() throws {
        func openCount() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
        let (count, before) = (100, try openCount())
        for _ in 0..<count { _ = try? Subprocess("no-such-program", [], environment: environment).run() }
        // Each has six ends of pipes; tests that run beside this one have some files open.
        #expect(try openCount() < before + count)
    }

    @Test func `a program that is interrupted is waited for`() throws {
        let script = "trap 'echo interrupted; exit 7' INT; echo ready; while :; do :; done"
        var isReady = false
        let outcome = try shell(script).run(stopRequests: { isReady ? 1 : 0 }, progress: { _ in isReady = true })
        #expect(outcome.status == 7)
        #expect(outcome.output == Array("ready\ninterrupted\n".utf8))
    }

    @Test func `each further request to stop is a firmer signal, and the third one ends every program`() throws {
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

    @Test func `a program that does not listen when it is asked to stop is ended without being asked again`() throws {
        var isReady = false
        let outcome = try shell("trap '' INT TERM; echo ready; while :; do :; done").run(
            stopRequests: { isReady ? 1 : 0 },
            gracePeriod: .milliseconds(1),
            progress: { _ in isReady = true }
        )
        #expect(outcome.status == 128 + SIGKILL)
    }

    @Test func `a program that prints nothing more can be stopped too`() throws {
        var isRunning = false
        let script = "trap '' INT; echo ready; exec >&- 2>&-; trap 'exit 9' TERM; while :; do :; done"
        let outcome = try shell(script).run(
            stopRequests: { isRunning ? 1 : 0 },
            gracePeriod: .milliseconds(1),
            progress: { _ in isRunning = true }
        )
        #expect([9, 128 + SIGTERM, 128 + SIGKILL].contains(outcome.status))
    }

    @Test func `a daemon that a program leaves behind is not waited for, and what was printed is there`() throws {
        let outcome = try shell("sleep 600 & echo $!").run()
        let text = String(decoding: outcome.output, as: UTF8.self)
        let daemon = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(daemon, SIGKILL) == 0, "it has ended")
    }

    @Test func `that this program ignores a signal is unknown to another one`() throws {
        #expect(try shell("kill -PIPE $$; echo alive").run().status == 128 + SIGPIPE)
    }

    @Test func `a program that a signal ends has the status that shells give it`() throws {
        #expect(try shell("kill -TERM $$").run().status == 128 + 15)
    }
}
