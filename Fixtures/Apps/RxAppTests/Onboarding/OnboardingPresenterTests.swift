import XCTest
import UIKit
@testable import RxApp

nonisolated final class OnboardingPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = OnboardingWireframe().viewController

        XCTAssertTrue(viewController.presenter is OnboardingPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: OnboardingViewController?
        weak var presenter: OnboardingPresenterInterface?
        weak var wireframe: OnboardingWireframe?

        func showModule() {
            let module = OnboardingWireframe()
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
        let view = OnboardingViewMock()
        let wireframe = OnboardingWireframeMock()
        let presenter = OnboardingPresenter(
            view: view,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Onboarding.ViewOutput())

        XCTAssertEqual(view.showProgressHUDCallCount, 0)
        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
