import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class LicencePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = LicenceWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<LicenceView>?
        weak var presenter: LicencePresenter?
        weak var wireframe: LicenceWireframe?

        func showModule() {
            let module = LicenceWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
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
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = LicenceWireframeMock()
        let presenter = LicencePresenter(
            wireframe: wireframe
        )

        _ = LicenceView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
