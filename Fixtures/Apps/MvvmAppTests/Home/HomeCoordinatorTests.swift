import XCTest
@testable import MvvmApp

nonisolated final class HomeCoordinatorTests: XCTestCase {

    @MainActor
    func testShowsProfile() async {
        let coordinator = HomeCoordinator()

        HomeViewModel(coordinator: coordinator).showProfile()

        XCTAssertEqual(coordinator.path, [.profileView])
    }

    @MainActor
    func testShowsAbout() async {
        let coordinator = HomeCoordinator()

        HomeViewModel(coordinator: coordinator).showAbout()

        XCTAssertEqual(coordinator.path, [.aboutView])
    }
}
