import XCTest
import RIBs
@testable import RibApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class ProfileRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ProfileInteractableMock()

        let router = ProfileRouter(
            interactor: interactor,
            viewController: ProfileViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = ProfileBuilder(dependency: ProfileDependencyMock())
        let listener = ProfileListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? ProfileInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? ProfileViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = ProfileBuilder(dependency: ProfileDependencyMock())
        let listener = ProfileListenerMock()
        weak var interactor: ProfileInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? ProfileInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
