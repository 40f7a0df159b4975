import XCTest
import RIBs
@testable import RibApp

nonisolated final class SettingsRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = SettingsInteractableMock()

        let router = SettingsRouter(interactor: interactor, viewController: SettingsViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = SettingsListenerMock()

        let routing = SettingsBuilder(dependency: SettingsDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? SettingsInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? SettingsViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: SettingsInteractor?

        func buildAndRelease() {
            let listener = SettingsListenerMock()
            let routing = SettingsBuilder(dependency: SettingsDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? SettingsInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
