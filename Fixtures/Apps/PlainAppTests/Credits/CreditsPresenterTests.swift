import Testing
import UIKit
@testable import PlainApp

@MainActor
@Suite struct CreditsPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = CreditsWireframe().viewController

        #expect(viewController.presenter is CreditsPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: CreditsViewController?
        weak var presenter: CreditsPresenterInterface?
        weak var wireframe: CreditsWireframe?

        func showModule() {
            let module = CreditsWireframe()
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
        let module = CreditsWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func presenterKeepsItsPartsAndNotItsView() {
        weak var view: CreditsViewMock?
        weak var wireframe: CreditsWireframeMock?

        func makePresenter() -> CreditsPresenter {
            let viewMock = CreditsViewMock()
            let wireframeMock = CreditsWireframeMock()
            view = viewMock
            wireframe = wireframeMock
            return CreditsPresenter(
                view: viewMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            #expect(view == nil)
            #expect(wireframe != nil)
        }
    }

}
