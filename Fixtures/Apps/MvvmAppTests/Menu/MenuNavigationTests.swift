import XCTest
@testable import MvvmApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class MenuNavigationTests: XCTestCase {

    @MainActor
    func testShowsAbout() async {
        let coordinator = Coordinator(root: MenuRoute())

        MenuViewModel(coordinator: coordinator).showAbout()

        XCTAssertEqual(coordinator.path, [AnyRoute(AboutRoute())])
    }
}
