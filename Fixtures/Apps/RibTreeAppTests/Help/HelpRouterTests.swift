import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class HelpRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = HelpInteractableMock()

        let router = HelpRouter(interactor: interactor, viewController: HelpViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = HelpListenerMock()

        let routing = HelpBuilder(dependency: HelpDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? HelpInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? HelpViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: HelpInteractor?

        func buildAndRelease() {
            let listener = HelpListenerMock()
            let routing = HelpBuilder(dependency: HelpDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? HelpInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
