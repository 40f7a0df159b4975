import Foundation
import TestSupport
import Testing

/// The apps under `Fixtures/Apps`, compiled in the Swift 5 mode, the Swift 6 mode, and the Swift 6 mode with the main
/// actor as default isolation.
@Suite("Compilation", .serialized) struct CompilationTests {

    /// The fixture apps are compiled with those whose modules were updated with changes of their templates, in one
    /// mode.
    @Test("the fixture apps compile in every language mode without a warning but the guide's own, and their tests pass")
    func fixtures() throws {
        let built = try FixturePackage.built.get()
        #expect(built.isSuccess, "\(built.output.suffix(20_000))")
        let warnings = Set(built.output.split(separator: "\n").filter { $0.contains("warning: ") })
        for warning in warnings {
            #expect(warning.contains("'input' was never used"), "\(warning)")
        }
    }

    /// Tests that `--tests` writes are useful only if they fail when the module is wrong.
    @Test("generated tests fail if a line is deleted that connects the parts of a module, or shows a result")
    func deletedAssignments() throws {
        try #require(FixturePackage.built.get().isSuccess)
        let app = try DeletionApp.written.get()
        #expect(app.groups.joined().count == 23)
        for group in app.groups {
            let run = try app.test(without: group)
            #expect(!run.isSuccess, "without '\(group.map(\.line))'")
            #expect(run.output.contains("Test run started"), "\(run.output)")
            for assignment in group where group.count > 1 {
                let failure = try Regex("\(assignment.module)[A-Za-z]*Tests\\.swift:\\d+")
                #expect(run.output.contains(failure), "\(assignment.module) without '\(assignment.line)'")
            }
        }
    }
}
