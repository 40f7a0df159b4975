import Foundation
import TestSupport
import Testing

/// The apps under `Fixtures/Apps`, compiled in the Swift 5 mode, the Swift 6 mode, and the Swift 6 mode with the main
/// actor as default isolation.
@Suite("Compilation", .serialized) struct CompilationTests {

    /// With the apps are those whose modules were taken along with changes of their templates, in one mode.
    @Test("the fixture apps compile in every language mode without a warning but the guide's own, and their tests pass")
    func fixtures() throws {
        let changes = try ChangedApp.writeAll()
        let (isSuccess, output) = try FixturePackage(folder: Repository.fixtures).build(environment: changes)
        #expect(isSuccess, "\(output.suffix(20_000))")
        let warnings = Set(output.split(separator: "\n").filter { $0.contains("warning: ") })
        for warning in warnings {
            #expect(warning.contains("'input' was never used"), "\(warning)")
        }
    }
}
