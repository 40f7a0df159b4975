import XCTest
@testable import MvvmApp

nonisolated final class HomeNavigationTests: XCTestCase {

    @MainActor
    func testShowsShop() async {
        let coordinator = Coordinator(root: HomeRoute())

        HomeViewModel(coordinator: coordinator).showShop()

        XCTAssertEqual(coordinator.path, [AnyRoute(ShopRoute())])
    }

    @MainActor
    func testShowsAbout() async {
        let coordinator = Coordinator(root: HomeRoute())

        HomeViewModel(coordinator: coordinator).showAbout()

        XCTAssertEqual(coordinator.path, [AnyRoute(AboutRoute())])
    }
}
