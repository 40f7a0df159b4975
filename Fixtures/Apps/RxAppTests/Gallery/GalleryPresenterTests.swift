import XCTest
import UIKit
@testable import RxApp

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
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
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

        _ = presenter.configure(with: Gallery.ViewOutput())

        XCTAssertEqual(formatter.inputs.count, 1)
        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
