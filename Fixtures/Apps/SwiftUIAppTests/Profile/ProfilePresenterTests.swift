import XCTest
import UIKit
@testable import SwiftUIApp

nonisolated final class ProfilePresenterTests: XCTestCase {

    @MainActor
    func testWireframeBuildsWiredModule() async {
        let viewController = ProfileWireframe().viewController

        XCTAssertNotNil(viewController.rootView)
    }

    @MainActor
    func testModuleGoesWithItsView() async {
        weak var viewController: LazyHostingViewController<ProfileView>?
        weak var presenter: ProfilePresenter?
        weak var wireframe: ProfileWireframe?

        func showModule() {
            let module = ProfileWireframe()
            let view = module.viewController
            view.loadViewIfNeeded()
            viewController = view
            presenter = view.rootView.presenter
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

    @MainActor
    func testShownViewAsksNothingOfWireframe() async {
        let wireframe = ProfileWireframeMock()
        let presenter = ProfilePresenter(
            formatter: ProfileFormatterMock(),
            interactor: ProfileInteractorMock(),
            wireframe: wireframe
        )

        _ = ProfileView(presenter: presenter).body

        XCTAssertTrue(wireframe.alerts.isEmpty)
    }

}
