import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class LoansPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = LoansWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<LoansView>?
        weak var presenter: LoansPresenter?
        weak var wireframe: LoansWireframe?

        func showModule() {
            let module = LoansWireframe()
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
        let wireframe = LoansWireframeMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: LoansInteractorMock(),
            wireframe: wireframe
        )

        _ = LoansView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
