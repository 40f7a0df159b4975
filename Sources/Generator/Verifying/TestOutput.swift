/// A test that failed.
package struct TestFailure: Sendable, Hashable {

    enum Place: Sendable, Hashable {
        case path(String, line: Int)
        /// By the module and the file's name, as a program that stops names it.
        case fileID(String, line: Int)
        case none
    }

    /// `LoginPresenterTests.testWireframeBuildsWiredModule`, or its name as Swift Testing has it.
    let test: String
    let place: Place
    package let text: String
}

/// What tests printed: how many passed, and what failed (XCTest and Swift Testing).
package struct TestOutput: Sendable {

    package private(set) var passedCount = 0
    package private(set) var failures: [TestFailure] = []

    /// - Parameter hasCrashed: whether the program that runs the tests did not come to its end.
    package init(_ output: String, hasCrashed: Bool) {
        var running = ""
        var seen: Set<TestFailure> = []
        var stop: TestFailure?
        for line in output.split(separator: "\n") {
            if let match = line.wholeMatch(of: /Test Case '(?:-\[)?(.+?)\]?' (started|passed|failed).*/) {
                let name = match.1.split(whereSeparator: { " .".contains($0) }).suffix(2).joined(separator: ".")
                running = match.2 == "started" ? name : ""
                if match.2 == "passed" { passedCount += 1 }
            } else if line.prefixMatch(of: /✔ Test .+ passed after/) != nil, !line.hasPrefix("✔ Test run with") {
                passedCount += 1
            } else if let match = line.wholeMatch(of: /(\/.+?):(\d+): error: (\S+) : (.*)/), let number = Int(match.2) {
                let place = TestFailure.Place.path(String(match.1), line: number)
                // A comparison says what it compared, and after a dash the message, which may be empty.
                let reason = match.4.hasSuffix(" - ") ? match.4.dropLast(3) : match.4
                let failure = TestFailure(test: String(match.3), place: place, text: "\(match.3): \(reason)")
                if seen.insert(failure).inserted { failures.append(failure) }
            } else if let match = line.wholeMatch(of: /✘ Test (.+?) recorded an issue at (.+?):(\d+):\d+: (.*)/),
                let number = Int(match.3)
            {
                let place = TestFailure.Place.fileID("\(match.2)", line: number)
                let failure = TestFailure(test: String(match.1), place: place, text: "\(match.1): \(match.4)")
                if seen.insert(failure).inserted { failures.append(failure) }
            } else if let match = line.wholeMatch(of: /(\S+\/\S+?\.swift):(\d+): (Fatal error.*)/),
                let number = Int(match.2)
            {
                let place = TestFailure.Place.fileID(String(match.1), line: number)
                stop = TestFailure(test: running, place: place, text: String(match.3))
            }
        }
        guard hasCrashed else { return }
        let test = running.isEmpty ? "" : " in \(running)"
        let reason = stop.map { ": \($0.text)" } ?? ""
        failures.append(
            TestFailure(
                test: running,
                place: stop?.place ?? .none,
                text: "the tests stopped\(test)\(reason); the rest did not run"
            )
        )
    }
}
