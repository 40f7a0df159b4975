import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class CartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = CartWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? CartViewController
        XCTAssertTrue(screen?.presenter is CartPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any CartPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = CartWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? CartViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testModelsComeFromFormatter() async {
        let formatter = CartFormatterMock()
        let view = CartViewMock()
        let presenter = CartPresenter(
            view: view,
            formatter: formatter,
            interactor: CartInteractorMock(),
            wireframe: CartWireframeMock()
        )

        _ = presenter.configure(with: Cart.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
    }

}
