import Testing
import UIKit
@testable import PlainApp

@MainActor
struct StatementPresenterTests {

    @Test
    func wireframeConnectsTheParts() {
        let navigationController = UINavigationController()
        let wireframe = StatementWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? StatementViewController
        #expect(screen?.presenter is StatementPresenter)
    }

    @Test
    func moduleIsReleasedWithItsScreen() {
        weak var viewController: UIViewController?
        weak var presenter: (any StatementPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = StatementWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? StatementViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            #expect(presenter != nil)
        }

        #expect(viewController == nil)
        #expect(presenter == nil)
    }

    @Test
    func navigatesToReceipt() {
        let navigationController = UINavigationController()
        let wireframe = StatementWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToReceipt()

        #expect(isShown(ReceiptWireframe.self, in: navigationController))
    }

    @Test
    func loadStatementGivesResultToView() async {
        let view = StatementViewMock()
        let interactor = StatementInteractorMock()
        let presenter = StatementPresenter(
            view: view,
            formatter: StatementFormatterMock(),
            interactor: interactor,
            wireframe: StatementWireframeMock()
        )
        interactor.loadStatementAnswer = { throw Refusal() }

        presenter.loadStatement()
        await presenter.loadStatementTask?.value

        #expect(throws: Refusal.self) { try view.loadStatementResult?.get() }
    }

    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
