import XCTest
import UIKit
@testable import PlainApp

// XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
// needs the main actor is async.
nonisolated final class ReceiptPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ReceiptWireframe().viewController

        XCTAssertTrue(viewController.presenter is ReceiptPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: ReceiptViewController?
        weak var presenter: ReceiptPresenterInterface?
        weak var wireframe: ReceiptWireframe?

        func showModule() {
            let module = ReceiptWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes as the main queue goes on.
        for _ in 0..<100 where viewController != nil {
            await Task.yield()
        }

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

    @MainActor
    func testPresenterKeepsItsPartsAndNotItsView() async {
        weak var view: ReceiptViewMock?
        weak var formatter: ReceiptFormatterMock?
        weak var wireframe: ReceiptWireframeMock?

        func makePresenter() -> ReceiptPresenter {
            let viewMock = ReceiptViewMock()
            let formatterMock = ReceiptFormatterMock()
            let wireframeMock = ReceiptWireframeMock()
            view = viewMock
            formatter = formatterMock
            wireframe = wireframeMock
            return ReceiptPresenter(
                view: viewMock,
                formatter: formatterMock,
                wireframe: wireframeMock
            )
        }
        let presenter = makePresenter()

        withExtendedLifetime(presenter) {
            XCTAssertNil(view)
            XCTAssertNotNil(formatter)
            XCTAssertNotNil(wireframe)
        }
    }

}
