import Testing
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

@MainActor
@Suite struct RegisterPresenterTests {

    @Test func wireframeBuildsWiredModule() {
        let viewController = RegisterWireframe().viewController

        #expect(viewController.presenter is RegisterPresenter)
    }

    @Test func moduleGoesWithItsView() async {
        weak var viewController: RegisterViewController?
        weak var presenter: RegisterPresenterInterface?
        weak var wireframe: RegisterWireframe?

        func showModule() {
            let module = RegisterWireframe()
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

    @Test func configureAsksNothingOfViewAndWireframe() {
        let view = RegisterViewMock()
        let wireframe = RegisterWireframeMock()
        let formatter = RegisterFormatterMock()
        let presenter = RegisterPresenter(
            view: view,
            formatter: formatter,
            wireframe: wireframe
        )

        _ = presenter.configure(with: Register.ViewOutput(actions: RegisterActions(
            name: .never(),
            register: .never()
        )))

        #expect(formatter.inputs.count == 1)
        #expect(view.showProgressHUDCallCount == 0)
        #expect(wireframe.alerts.isEmpty)
    }

}
