import XCTest
import UIKit
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class CartPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let viewController = CartWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is CartPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: CartViewController?
        weak var presenter: (any CartPresenterInterface)?
        weak var wireframe: CartWireframe?

        autoreleasepool {
            let module = CartWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
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
