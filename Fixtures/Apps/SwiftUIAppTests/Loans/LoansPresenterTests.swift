import XCTest
import UIKit
@testable import SwiftUIApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class LoansPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = LoansWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? LazyHostingViewController<LoansView>
        XCTAssertNotNil(screen?.rootView)
    }

    @MainActor
    func testModuleIsReleasedWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: LoansPresenter?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = LoansWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? LazyHostingViewController<LoansView>
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.rootView.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testNavigatesToFines() async {
        let navigationController = UINavigationController()
        let wireframe = LoansWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        wireframe.navigateToFines()

        XCTAssertTrue(isShown(FinesWireframe.self, in: navigationController))
    }

    @MainActor
    func test_loadLoans_givesResultToPresenter() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )
        interactor.loadLoansAnswer = { throw Refusal() }

        presenter.loadLoans()
        await presenter.loadLoansTask?.value

        XCTAssertThrowsError(try presenter.loadLoansResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    func test_renewAll_givesResultToPresenter() async {
        let interactor = LoansInteractorMock()
        let presenter = LoansPresenter(
            formatter: LoansFormatterMock(),
            interactor: interactor,
            wireframe: LoansWireframeMock()
        )
        interactor.renewAllAnswer = { throw Refusal() }

        presenter.renewAll()
        await presenter.renewAllTask?.value

        XCTAssertThrowsError(try presenter.renewAllResult?.get()) { error in
            XCTAssertTrue(error is Refusal)
        }
    }

    @MainActor
    private func isShown<Screen>(
        _ module: BaseWireframe<Screen>.Type,
        in navigationController: UINavigationController
    ) -> Bool {
        return navigationController.topViewController is Screen
    }

}

private struct Refusal: Error {
}
