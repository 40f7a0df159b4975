import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class GalleryPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = GalleryWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? GalleryViewController
        XCTAssertTrue(screen?.presenter is GalleryPresenter)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any GalleryPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = GalleryWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? GalleryViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToCart() async {
        let navigationController = UINavigationController()
        let wireframe = GalleryWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToCart()

        XCTAssertTrue(isShown(CartWireframe.self, in: navigationController))
    }

    @MainActor
    func testNavigatesToWishlist() async {
        let navigationController = UINavigationController()
        let wireframe = GalleryWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWishlist()

        XCTAssertTrue(isShown(WishlistWireframe.self, in: navigationController))
    }

    @MainActor
    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
