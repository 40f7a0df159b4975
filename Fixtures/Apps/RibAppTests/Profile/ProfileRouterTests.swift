import XCTest
import RIBs
@testable import RibApp

nonisolated final class ProfileRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ProfileInteractableMock()

        let router = ProfileRouter(interactor: interactor, viewController: ProfileViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = ProfileListenerMock()

        let routing = ProfileBuilder(dependency: ProfileDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? ProfileInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? ProfileViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: ProfileInteractor?

        func buildAndRelease() {
            let listener = ProfileListenerMock()
            let routing = ProfileBuilder(dependency: ProfileDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? ProfileInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
