import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
struct SignInPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = SignInWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<SignInView>
        #expect(screen?.rootView != nil)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: SignInPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = SignInWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<SignInView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToStart() {
        let navigationController = UINavigationController()
        let wireframe = SignInWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToStart()

        #expect(isShown(StartWireframe.self, in: navigationController))
    }

    @Test
    func navigatesToShelf() {
        let navigationController = UINavigationController()
        let wireframe = SignInWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToShelf()

        #expect(isShown(ShelfWireframe.self, in: navigationController))
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}
