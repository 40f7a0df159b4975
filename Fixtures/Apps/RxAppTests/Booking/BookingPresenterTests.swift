import Testing
import UIKit
@testable import RxApp

@MainActor
@Suite struct BookingPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = BookingWireframe().viewController

        #expect(viewController.presenter is BookingPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: BookingViewController?
        weak var presenter: BookingPresenterInterface?
        weak var wireframe: BookingWireframe?

        func showModule() {
            let module = BookingWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            #expect(presenter != nil)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test func nobodyNavigatesBeforeAnythingHappens() {
        let navigationController = UINavigationController()
        let module = BookingWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func configureAsksNothingOfViewAndWireframe() {
        let view = BookingViewMock()
        let wireframe = BookingWireframeMock()
        let presenter = BookingPresenter(
            view: view,
            interactor: BookingInteractorMock(),
            wireframe: wireframe
        )

        _ = presenter.configure(with: Booking.ViewOutput())

        #expect(view.showProgressHUDCallCount == 0)
        #expect(wireframe.alerts.isEmpty)
        #expect(wireframe.navigateToLoginCallCount == 0)
        #expect(wireframe.navigateToCheckoutCallCount == 0)
    }

}
