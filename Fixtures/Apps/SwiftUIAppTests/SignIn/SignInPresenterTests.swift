import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class SignInPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = SignInWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<SignInView>?
        weak var presenter: SignInPresenter?
        weak var wireframe: SignInWireframe?

        func showModule() {
            let module = SignInWireframe()
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
        let wireframe = SignInWireframeMock()
        let presenter = SignInPresenter(
            interactor: SignInInteractorMock(),
            wireframe: wireframe
        )

        _ = SignInView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
