import Testing
import VipergenGenerator

@Suite struct TestOutputTests {

    @Test func `tests that pass are counted, and those that fail are told with their places`() {
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

    @Test func `a test that stops the program is told, and that others did not run`() {
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

    @Test func `what is printed twice has failed once`() {
        let line = "/p/LoginTests.swift:12: error: LoginTests.testOne : boom\n"
        #expect(TestOutput(line + line, hasCrashed: false).failures.map(\.text) == ["LoginTests.testOne: boom"])
    }
}
