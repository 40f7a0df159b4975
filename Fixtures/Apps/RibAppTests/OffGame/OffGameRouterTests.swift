import XCTest
import RIBs
@testable import RibApp

nonisolated final class OffGameRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = OffGameInteractableMock()

        let router = OffGameRouter(interactor: interactor, viewController: OffGameViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = OffGameListenerMock()

        let routing = OffGameBuilder(dependency: OffGameDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? OffGameInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? OffGameViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: OffGameInteractor?

        func buildAndRelease() {
            let listener = OffGameListenerMock()
            let routing = OffGameBuilder(dependency: OffGameDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? OffGameInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
