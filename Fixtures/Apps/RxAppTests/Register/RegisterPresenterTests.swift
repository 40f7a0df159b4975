import Testing
import UIKit
@testable import RxApp

@MainActor
struct RegisterPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = RegisterWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? RegisterViewController
        #expect(screen?.presenter is RegisterPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any RegisterPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = RegisterWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? RegisterViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

}
