import XCTest
import UIKit
import RxSwift
import RxCocoa
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
    func testModuleGoesWithItsScreen() async {
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

        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

    @MainActor
    func testNavigatesToWishlist() async {
        let navigationController = UINavigationController()
        let wireframe = GalleryWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWishlist()

        XCTAssertEqual(navigationController.viewControllers.count, 2)
    }

    @MainActor
    func testModelsComeFromFormatter() async {
        let formatter = GalleryFormatterMock()
        let view = GalleryViewMock()
        let presenter = GalleryPresenter(
            view: view,
            formatter: formatter,
            wireframe: GalleryWireframeMock()
        )

        _ = presenter.configure(with: Gallery.ViewOutput(actions: GalleryActions(
            scan: .never(),
            close: .never()
        )))

        XCTAssertEqual(formatter.inputs.count, 1)
    }

}
