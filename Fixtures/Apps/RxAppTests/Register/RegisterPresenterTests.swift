import Testing
import UIKit
import RxSwift
import RxCocoa
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
    func moduleGoesWithItsScreen() {
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
