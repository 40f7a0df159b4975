import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class RootRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = RootInteractableMock()

        let router = RootRouter(
            interactor: interactor,
            viewController: RootViewControllableMock(),
            welcomeBuilder: WelcomeBuildableMock(),
            mainBuilder: MainBuildableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let routing = RootBuilder(dependency: AppComponent()).build()

        let interactor = routing.interactable as? RootInteractor
        XCTAssertTrue(interactor?.router === routing)
        let viewController = routing.viewControllable as? RootViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: RootInteractor?

        func buildAndRelease() {
            let routing = RootBuilder(dependency: RootDependencyMock()).build()
            interactor = routing.interactable as? RootInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
