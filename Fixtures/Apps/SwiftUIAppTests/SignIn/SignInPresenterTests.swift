import Testing
import UIKit
@testable import SwiftUIApp

@MainActor
@Suite struct SignInPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = SignInWireframe().viewController

        #expect(viewController.rootView != nil)
    }

    @Test func moduleGoesWithItsView() async {
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
        let module = SignInWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func shownViewAsksNothingOfWireframe() {
        let wireframe = SignInWireframeMock()
        let presenter = SignInPresenter(
            wireframe: wireframe
        )

        _ = SignInView(presenter: presenter).body

        #expect(wireframe.alerts.isEmpty)
        #expect(wireframe.navigateToStartCallCount == 0)
        #expect(wireframe.navigateToShelfCallCount == 0)
    }

}
