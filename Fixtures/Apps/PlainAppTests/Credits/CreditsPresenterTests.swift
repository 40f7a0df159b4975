import Testing
import UIKit
@testable import PlainApp

@MainActor
struct CreditsPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = CreditsWireframe().takeViewController()

        #expect(viewController.presenter is CreditsPresenter)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: CreditsViewController?
        weak var presenter: (any CreditsPresenterInterface)?
        weak var wireframe: CreditsWireframe?

        autoreleasepool {
            let module = CreditsWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test
    func navigatesToWelcome() {
        let navigationController = UINavigationController()
        let wireframe = CreditsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToWelcome()

        #expect(navigationController.viewControllers.count == 2)
    }

    @Test
    func navigatesToAbout() {
        let navigationController = UINavigationController()
        let wireframe = CreditsWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToAbout()

        #expect(navigationController.viewControllers.count == 2)
    }

}
