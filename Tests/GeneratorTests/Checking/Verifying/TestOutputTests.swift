import Testing

@testable import VipergenGenerator

@Suite struct TestOutputTests {

    @Test func `tests that pass are counted, and tests that fail are reported`() {
        let output = """
            Test Case 'LoginTests.testOne' started at 2026-01-01
            Test Case 'LoginTests.testOne' passed (0.0 seconds)
            Test Case 'LoginTests.testTwo' started at 2026-01-01
            /p/Modes/Swift5/AppTests/Login/LoginTests.swift:12: error: LoginTests.testTwo : XCTAssertTrue failed -\u{20}
            Test Case 'LoginTests.testTwo' failed (0.0 seconds)
            ✔ Test three() passed after 0.001 seconds.
            ✘ Test "named so" recorded an issue at Other.swift:2:39: Expectation failed: 1 == 2
            ✘ Test "named so" recorded an issue at Other.swift:2:39: Expectation failed: 1 == 2
            ✔ Test run with 3 tests in 1 suite passed after 0.002 seconds.
            """
        let tests = TestOutput(output, hasCrashed: false)
        #expect(tests.passedCount == 2)
        #expect(
            tests.failures.map(\.text) == [
                "LoginTests.testTwo: XCTAssertTrue failed", "\"named so\": Expectation failed: 1 == 2",
            ]
        )
    }

    @Test func `a test that crashes is reported, and that the rest did not run`() {
        let output = """
            Test Case 'LoginTests.testOne' passed (0.0 seconds)
            Test Case 'LoginTests.testTwo' started at 2026-01-01
            AppTests/LoginTests.swift:27: Fatal error: boom
            """
        let tests = TestOutput(output, hasCrashed: true)
        #expect(
            tests.failures.map(\.text) == [
                "the tests stopped in LoginTests.testTwo: Fatal error: boom; the rest did not run"
            ]
        )
    }

    @Test func `an issue that is printed twice is reported once`() {
        let line = "/p/LoginTests.swift:12: error: LoginTests.testOne : boom\n"
        #expect(TestOutput(line + line, hasCrashed: false).failures.map(\.text) == ["LoginTests.testOne: boom"])
    }

    @Test func `a thrown error is reported even without a place`() {
        let output = """
            <EXPR>:0: error: LoginTests.testOne : threw error "Boom()"
            <unknown>:0: error: -[AppTests.LoginTests testTwo] : failed: caught error: "Boom()"
            ✘ Test three() recorded an issue at LoginTests.swift:10:2: Caught error: Boom()
            ✘ Test four() recorded an issue: Caught error: Boom()
            """
        let failures = TestOutput(output, hasCrashed: false).failures
        #expect(
            failures.map(\.text) == [
                "LoginTests.testOne: threw error \"Boom()\"", "LoginTests.testTwo: failed: caught error: \"Boom()\"",
                "three(): Caught error: Boom()", "four(): Caught error: Boom()",
            ]
        )
        #expect(
            failures.map(\.place) == [.none, .none, Diagnostic.Place(file: "LoginTests.swift", line: 10), .none]
        )
        #expect(failures.map(\.test) == ["LoginTests.testOne", "LoginTests.testTwo", "three()", "four()"])
    }

    @Test func `a test's name is the same in the messages of macOS`() {
        let output = """
            Test Case '-[AppTests.LoginTests testOne]' started.
            /p/LoginTests.swift:12: error: -[AppTests.LoginTests testOne] : XCTAssertTrue failed - why
            Test Case '-[AppTests.LoginTests testOne]' failed (0.001 seconds).
            """
        let failures = TestOutput(output, hasCrashed: false).failures
        #expect(failures.map(\.text) == ["LoginTests.testOne: XCTAssertTrue failed - why"])
        #expect(failures.map(\.place) == [Diagnostic.Place(file: "/p/LoginTests.swift", line: 12)])
    }

    @Test func `an issue of a test with arguments is reported with the arguments`() {
        let output = """
            ✘ Test sum(x:) recorded an issue with 1 argument x → 1 at A.swift:11:48: Expectation failed: (x → 1) == 2
            ✘ Test "two" recorded an issue with 2 arguments x → 1, y → "a" at A.swift:12:2: Caught error: Boom()
            ✔ Test sum(x:) with 2 test cases passed after 0.001 seconds.
            ✘ Test run with 5 tests in 2 suites failed after 0.021 seconds with 6 issues.
            """
        let tests = TestOutput(output, hasCrashed: false)
        #expect(
            tests.failures.map(\.text) == [
                "sum(x:) with x → 1: Expectation failed: (x → 1) == 2",
                "\"two\" with x → 1, y → \"a\": Caught error: Boom()",
            ]
        )
        #expect(
            tests.failures.map(\.place) == [
                Diagnostic.Place(file: "A.swift", line: 11), Diagnostic.Place(file: "A.swift", line: 12),
            ]
        )
        #expect(tests.passedCount == 1)
    }

    @Test func `a crash is reported with the running test and the last line that it printed`() {
        let started = "Test Case 'LoginTests.testOne' started at 2026-01-01\n"
        let end = "error: Process '/p/x.xctest' exited with unexpected signal code 11\n"
        let testing = "◇ Test run started.\n◇ Test a() started.\n✔ Test a() passed after 0.1 seconds.\n"
        func text(_ output: String) -> [String] { TestOutput(output, hasCrashed: true).failures.map(\.text) }
        #expect(
            text("noise\n" + started + "one\ntwo\n" + testing + "[0/1] Planning build\n" + end)
                == ["the tests stopped in LoginTests.testOne: two; the rest did not run"]
        )
        #expect(text(started + end) == ["the tests stopped in LoginTests.testOne; the rest did not run"])
        #expect(text("cannot start\n" + end) == ["the tests stopped: cannot start; the rest did not run"])
    }

    @Test func `for a crash in Swift Testing, the tests that did not end are named`() {
        let output = """
            ◇ Test run started.
            ◇ Suite Inner started.
            ◇ Test a(x:) started.
            ◇ Test case passing 1 argument x → 1 to a(x:) started.
            ◇ Test "b" started.
            ◇ Test c() started.
            ✘ Test "b" failed after 0.001 seconds with 1 issue.

            """
        func text(_ output: String) -> [String] { TestOutput(output, hasCrashed: true).failures.map(\.text) }
        #expect(text(output) == ["the tests stopped in a(x:) or c(); the rest did not run"])
        let more = ["d", "e", "f"].map { "◇ Test \($0)() started.\n" }.joined() + "boom\n"
        #expect(text(output + more) == ["the tests stopped in one of 5 tests: boom; the rest did not run"])
    }

    @Test func `a synchronous test on the main actor, at which XCTest on Linux crashes, is named by its class`() {
        let type = "(LibTests.LoginTests) -> @Swift.MainActor () -> ()"
        let line = "Could not cast value of type '\(type)' (0x7f) to '(LibTests.LoginTests) -> () -> ()' (0x7f).\n"
        let failure = TestOutput(line, hasCrashed: true).failures.first
        #expect(failure?.test == "LoginTests")
        #expect(
            failure?.text
                == "the tests stopped in LoginTests: XCTest on Linux runs no test on the main actor that is not 'async'; "
                + "the rest did not run"
        )
    }
}
