import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
struct SignInPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = SignInWireframe().takeViewController()

        #expect(viewController.rootView != nil)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: LazyHostingViewController<SignInView>?
        weak var presenter: SignInPresenter?
        weak var wireframe: SignInWireframe?

        autoreleasepool {
            let module = SignInWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.rootView.presenter
            wireframe = module
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
        #expect(wireframe == nil)
    }

    @Test
    func navigatesToStart() {
        let navigationController = UINavigationController()
        let wireframe = SignInWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToStart()

        #expect(navigationController.viewControllers.count == 2)
    }

    @Test
    func navigatesToShelf() {
        let navigationController = UINavigationController()
        let wireframe = SignInWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToShelf()

        #expect(navigationController.viewControllers.count == 2)
    }

}
