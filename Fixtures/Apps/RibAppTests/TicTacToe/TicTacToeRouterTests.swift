import XCTest
import RIBs
@testable import RibApp

nonisolated final class TicTacToeRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = TicTacToeInteractableMock()

        let router = TicTacToeRouter(interactor: interactor, viewController: TicTacToeViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = TicTacToeListenerMock()

        let routing = TicTacToeBuilder(dependency: TicTacToeDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? TicTacToeInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? TicTacToeViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: TicTacToeInteractor?

        func buildAndRelease() {
            let listener = TicTacToeListenerMock()
            let routing = TicTacToeBuilder(dependency: TicTacToeDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? TicTacToeInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
