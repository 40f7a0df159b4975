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
        let viewController = SearchWireframe().takeViewController()

        XCTAssertTrue(viewController.presenter is SearchPresenter)
    }

    @MainActor
    func testModuleGoesWithItsScreen() async {
        weak var viewController: SearchViewController?
        weak var presenter: (any SearchPresenterInterface)?
        weak var wireframe: SearchWireframe?

        autoreleasepool {
            let module = SearchWireframe()
            let screen = module.takeViewController()
            screen.loadViewIfNeeded()
            viewController = screen
            presenter = screen.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
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
