import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
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
    func testBuilderConnectsTheParts() async throws {
        let builder = RootBuilder(dependency: RootDependencyMock())

        let router = builder.build()

        let interactor = try XCTUnwrap(router.interactable as? RootInteractor)
        XCTAssertTrue(interactor.router === router)
        let viewController = try XCTUnwrap(router.viewControllable as? RootViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = RootBuilder(dependency: RootDependencyMock())
        weak var interactor: RootInteractor?

        do {
            let router = builder.build()
            interactor = router.interactable as? RootInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
