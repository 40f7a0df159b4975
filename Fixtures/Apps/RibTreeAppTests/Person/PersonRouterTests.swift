import XCTest
import RIBs
@testable import RibTreeApp

// `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
// the main actor.
nonisolated final class PersonRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = PersonInteractableMock()

        let router = PersonRouter(
            interactor: interactor,
            viewController: PersonViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderConnectsTheParts() async throws {
        let builder = PersonBuilder(dependency: PersonDependencyMock())
        let listener = PersonListenerMock()

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? PersonInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(interactor.listener === listener)
        let viewController = try XCTUnwrap(router.viewControllable as? PersonViewController)
        XCTAssertTrue(viewController.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        let builder = PersonBuilder(dependency: PersonDependencyMock())
        let listener = PersonListenerMock()
        weak var interactor: PersonInteractor?

        do {
            let router = builder.build(withListener: listener)
            interactor = router.interactable as? PersonInteractor
            XCTAssertNotNil(interactor)
        }

        XCTAssertNil(interactor)
    }

}
