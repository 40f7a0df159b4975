/// A test that failed.
package struct TestFailure: Sendable, Hashable {

    /// `LoginPresenterTests.testWireframeBuildsWiredModule`, or its name as Swift Testing has it; the class alone if the test
    /// is unknown.
    let test: String
    /// The absolute path of the file, or its Swift module and name, as a crash names it; and the line.
    let place: Diagnostic.Place?
    package let text: String
}

/// The results in the output of tests, of XCTest and of Swift Testing.
package struct TestOutput: Sendable {

    /// False if no line is known: another toolchain may print results in another way.
    package private(set) var isKnown = false
    package private(set) var passedCount = 0
    package private(set) var failures: [TestFailure] = []
    /// The tests that have started and not ended. XCTest runs one at a time, Swift Testing many.
    private var running: [String] = []
    /// The last line that neither XCTest nor Swift Testing printed: a test or the runtime did.
    private var lastLine: Substring?
    /// The reason for a crash, and where it was or, if that is unknown, the class of the test.
    private var stop: (place: Diagnostic.Place?, testClass: String?, text: String)?

    /// - Parameter hasCrashed: true if the program that runs the tests crashed.
    package init(_ output: String, hasCrashed: Bool) {
        // Swift's package manager prints lines around those of the tests.
        let others = ["[", "error: ", "warning: ", "Building for ", "Build complete!"]
        for line in output.split(separator: "\n") {
            if readXCTest(line) || readTesting(line) {
                isKnown = true
            } else if !readStop(line), !others.contains(where: line.hasPrefix) {
                lastLine = line
            }
        }
        if hasCrashed { addCrash() }
        failures = failures.unique
    }

    // MARK: - Lines -

    /// - Returns: true if the line is one of XCTest's.
    private mutating func readXCTest(_ line: Substring) -> Bool {
        if line.hasPrefix("Test Case"),
            let match = line.wholeMatch(of: /Test Case '(?:-\[)?(.+?)\]?' (started|passed|failed).*/)
        {
            running = match.2 == "started" ? [Self.name(match.1)] : []
            lastLine = nil
            if match.2 == "passed" { passedCount += 1 }
            return true
        }
        // A thrown error has no place: `<EXPR>:0` on Linux, `<unknown>:0` on a Mac. On a Mac the test is
        // `-[AppTests.LoginTests testOne]`.
        if let match = line.wholeMatch(of: /(\/.+?|<\w+>):(\d+): error: (-\[.+?\]|\S+) : (.*)/) {
            let name = Self.name(match.3.drop { "-[".contains($0) }.prefix { $0 != "]" })
            let path = match.1.hasPrefix("/") ? String(match.1) : nil
            let place = path.map { Diagnostic.Place(file: $0, line: Int(match.2)) }
            // The values of a comparison, a dash, and the test's message, which may be empty.
            let reason = match.4.hasSuffix(" - ") ? match.4.dropLast(3) : match.4
            failures.append(TestFailure(test: name, place: place, text: "\(name): \(reason)"))
            return true
        }
        return line.hasPrefix("Test Suite '") || line.contains(/^\t Executed \d+ test/)
    }

    /// - Returns: true if the line is one of Swift Testing's.
    private mutating func readTesting(_ line: Substring) -> Bool {
        // `✘ Test sum(x:) recorded an issue with 1 argument x → 1 at SumTests.swift:8:5: Expectation failed: …`
        if let match = line.wholeMatch(
            of: /✘ Test (.+?) recorded an issue(?: with \d+ arguments? (.+?))?(?: at (\S+?):(\d+):\d+)?: (.*)/
        ) {
            let place = match.3.map { Diagnostic.Place(file: String($0), line: match.4.flatMap { Int($0) }) }
            let arguments = match.2.map { " with \($0)" } ?? ""
            let test = String(match.1)
            failures.append(TestFailure(test: test, place: place, text: "\(test)\(arguments): \(match.5)"))
        } else if let match = line.wholeMatch(of: /◇ Test (.+) started\./) {
            if match.1 != "run", !match.1.hasPrefix("case passing ") { running.append(String(match.1)) }
        } else if let match = line.wholeMatch(
            of: /(✔|✘) Test (.+?)(?: with \d+ test cases?)? (?:passed|failed) after .*/
        ), !match.2.hasPrefix("run with ") {
            running.removeAll { $0 == match.2 }
            if match.1 == "✔" { passedCount += 1 }
        }
        return line.first.map { "◇✔✘↳".contains($0) } ?? false
    }

    /// - Returns: true if the line is the reason for a crash.
    private mutating func readStop(_ line: Substring) -> Bool {
        if let match = line.wholeMatch(of: /(\S+\/\S+?\.swift):(\d+): (Fatal error.*)/) {
            stop = (Diagnostic.Place(file: String(match.1), line: Int(match.2)), nil, String(match.3))
            return true
        }
        // XCTest on Linux crashes with this before any test runs.
        if let match = line.firstMatch(
            of: /Could not cast value of type '\((?:\w+\.)*(\w+)\) -> @Swift\.MainActor \(\).* -> \(\)'/
        ) {
            let text = "XCTest on Linux runs no test on the main actor that is not 'async'"
            stop = (nil, String(match.1), text)
            return true
        }
        return false
    }

    /// `LoginTests.testOne` for `AppTests.LoginTests testOne`.
    private static func name(_ text: Substring) -> String {
        text.split { " .".contains($0) }.suffix(2).joined(separator: ".")
    }

    // MARK: - Failures -

    private mutating func addCrash() {
        let test = stop?.testClass ?? running.first ?? ""
        // Swift Testing runs many at once.
        let some = running.count > 4 ? "one of \(running.count) tests" : running.joined(separator: " or ")
        let names = test.isEmpty ? "" : " in \(running.count > 1 ? some : test)"
        let reason = stop?.text ?? lastLine.map(String.init)
        let text = "the tests stopped\(names)\(reason.map { ": \($0)" } ?? ""); the rest did not run"
        failures.append(TestFailure(test: test, place: stop?.place, text: text))
    }
}
