import Testing
import UIKit
@testable import PlainApp

@MainActor
@Suite struct BasketPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = BasketWireframe().viewController

        #expect(viewController.presenter is BasketPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: BasketViewController?
        weak var presenter: BasketPresenterInterface?
        weak var wireframe: BasketWireframe?

        func showModule() {
            let module = BasketWireframe()
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
        let module = BasketWireframe()

        navigationController.pushWireframe(module, animated: false)
        module.viewController.loadViewIfNeeded()

        #expect(navigationController.viewControllers.count == 1)
        #expect(navigationController.viewControllers.first === module.viewController)
    }

    @Test func presenterKeepsItsPartsAndNotItsView() {
        weak var view: BasketViewMock?
        weak var formatter: BasketFormatterMock?
        weak var wireframe: BasketWireframeMock?

        func makePresenter() -> BasketPresenter {
            let viewMock = BasketViewMock()
            let formatterMock = BasketFormatterMock()
            let wireframeMock = BasketWireframeMock()
            view = viewMock
            formatter = formatterMock
            wireframe = wireframeMock
            return BasketPresenter(
                view: viewMock,
                formatter: formatterMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            #expect(view == nil)
            #expect(formatter != nil)
            #expect(wireframe != nil)
        }
    }

}
