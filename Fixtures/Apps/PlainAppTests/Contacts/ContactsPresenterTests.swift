import XCTest
import UIKit
@testable import PlainApp

nonisolated final class ContactsPresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ContactsWireframe().viewController

        XCTAssertTrue(viewController.presenter is ContactsPresenter)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: ContactsViewController?
        weak var presenter: ContactsPresenterInterface?
        weak var wireframe: ContactsWireframe?

        func showModule() {
            let module = ContactsWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.presenter
            wireframe = module
            XCTAssertNotNil(presenter)
        }
        showModule()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(viewController)
        XCTAssertNil(presenter)
        XCTAssertNil(wireframe)
    }

}
