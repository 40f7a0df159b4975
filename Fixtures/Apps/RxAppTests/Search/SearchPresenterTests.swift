import XCTest
import UIKit
import RxSwift
import RxCocoa
@testable import RxApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class SearchPresenterTests: XCTestCase {

    @MainActor
    func testWireframeConnectsTheParts() async {
        let navigationController = UINavigationController()
        let wireframe = SearchWireframe()
        navigationController.pushWireframe(wireframe, animated: false)

        let screen = navigationController.topViewController as? SearchViewController
        XCTAssertTrue(screen?.presenter is SearchPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: UIViewController?
        weak var presenter: (any SearchPresenterInterface)?

        autoreleasepool {
            let navigationController = UINavigationController()
            let wireframe = SearchWireframe()
            navigationController.pushWireframe(wireframe, animated: false)
            let screen = navigationController.topViewController as? SearchViewController
            screen?.loadViewIfNeeded()
            viewController = screen
            presenter = screen?.presenter
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
    }

    @MainActor
    func testModelsComeFromFormatter() async {
        let formatter = SearchFormatterMock()
        let view = SearchViewMock()
        let presenter = SearchPresenter(
            view: view,
            formatter: formatter,
            interactor: SearchInteractorMock(),
            wireframe: SearchWireframeMock()
        )

        _ = presenter.configure(with: Search.ViewOutput(actions: SearchActions(
            text: .never()
        )))

        XCTAssertEqual(formatter.inputs.count, 1)
    }

}
