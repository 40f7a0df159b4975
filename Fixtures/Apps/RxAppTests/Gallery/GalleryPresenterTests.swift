import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class GalleryPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = GalleryWireframe().viewController

        XCTAssertTrue(viewController.presenter is GalleryPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: GalleryViewController?
        weak var presenter: GalleryPresenterInterface?
        weak var wireframe: GalleryWireframe?

        func showModule() {
            let module = GalleryWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testNobodyNavigatesBeforeAnythingHappens() async {
        let navigationController = UINavigationController()
        let module = GalleryWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        XCTAssertEqual(navigationController.viewControllers.count, 1)
        XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
    }

    @MainActor
    func testConfigureAsksNothingOfViewAndWireframe() async {
        let view = GalleryViewMock()
        let wireframe = GalleryWireframeMock()
        let formatter = GalleryFormatterMock()
        let presenter = GalleryPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Gallery.ViewOutput(actions: GalleryActions(
            scan: .never(),
            close: .never()
        )))

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
        XCTAssertEqual(wireframe.navigateToCartCallCount, 0)
        XCTAssertEqual(wireframe.navigateToWishlistCallCount, 0)
    }

}
