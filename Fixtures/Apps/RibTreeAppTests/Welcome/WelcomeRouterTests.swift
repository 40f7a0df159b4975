import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class WelcomeRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = WelcomeInteractableMock()

        let router = WelcomeRouter(
            interactor: interactor,
            viewController: WelcomeViewControllableMock(),
            helpBuilder: HelpBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = WelcomeListenerMock()

        let routing = WelcomeBuilder(dependency: WelcomeDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? WelcomeInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? WelcomeViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: WelcomeInteractor?

        func buildAndRelease() {
            let listener = WelcomeListenerMock()
            let routing = WelcomeBuilder(dependency: WelcomeDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? WelcomeInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
