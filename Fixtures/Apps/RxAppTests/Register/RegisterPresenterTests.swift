import Testing
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

@MainActor
struct RegisterPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let viewController = RegisterWireframe().takeViewController()

        #expect(viewController.presenter is RegisterPresenter)
    }

    @Test
    func moduleGoesWithItsScreen() {
        weak var viewController: RegisterViewController?
        weak var presenter: (any RegisterPresenterInterface)?
        weak var wireframe: RegisterWireframe?

        autoreleasepool {
            let module = RegisterWireframe()
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
    func modelsComeFromFormatter() {
        let formatter = RegisterFormatterMock()
        let view = RegisterViewMock()
        let presenter = RegisterPresenter(
            view: view,
            formatter: formatter,
            wireframe: RegisterWireframeMock()
        )

        _ = presenter.configure(with: Register.ViewOutput(actions: RegisterActions(
            name: .never(),
            register: .never()
        )))

        #expect(formatter.inputs.count == 1)
    }

}
