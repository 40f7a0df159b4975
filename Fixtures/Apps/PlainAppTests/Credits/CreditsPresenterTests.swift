import Testing
import UIKit
@testable import PlainApp

@MainActor
struct CreditsPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = CreditsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? CreditsViewController
        #expect(screen?.presenter is CreditsPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any CreditsPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = CreditsWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? CreditsViewController
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
        let wireframe = CreditsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWelcome()

        #expect(isShown(WelcomeWireframe.self, in: navigationController))
    }

    @Test
    func navigatesToAbout() {
        let navigationController = UINavigationController()
        let wireframe = CreditsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToAbout()

        #expect(isShown(AboutWireframe.self, in: navigationController))
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
