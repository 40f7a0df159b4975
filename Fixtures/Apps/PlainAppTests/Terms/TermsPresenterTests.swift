import Testing
import UIKit
@testable import PlainApp

@MainActor
struct TermsPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = TermsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? TermsViewController
        #expect(screen?.presenter is TermsPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any TermsPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = TermsWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? TermsViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToWelcome() {
        let navigationController = UINavigationController()
        let wireframe = TermsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWelcome()

        #expect(isShown(WelcomeWireframe.self, in: navigationController))
    }

    @Test
    func navigatesToAbout() {
        let navigationController = UINavigationController()
        let wireframe = TermsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToAbout()

        #expect(isShown(AboutWireframe.self, in: navigationController))
    }

    @Test
    func loadTermsGivesResultToView() async {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )
        interactor.loadTermsAnswer = { throw Refusal() }

        presenter.loadTerms()
        await presenter.loadTermsTask?.value

        #expect(throws: Refusal.self) { try view.loadTermsResult?.get() }
    }

    @Test
    func acceptGivesResultToView() async {
        let view = TermsViewMock()
        let interactor = TermsInteractorMock()
        let presenter = TermsPresenter(
            view: view,
            interactor: interactor,
            wireframe: TermsWireframeMock()
        )
        interactor.acceptAnswer = { throw Refusal() }

        presenter.accept()
        await presenter.acceptTask?.value

        #expect(throws: Refusal.self) { try view.acceptResult?.get() }
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
