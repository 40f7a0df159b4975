import XCTest
import RIBs
@testable import RibTreeApp

nonisolated final class ArticleRouterTests: XCTestCase {

    @MainActor
    func testRouterIsTheRouterOfItsInteractor() async {
        let interactor = ArticleInteractableMock()

        let router = ArticleRouter(interactor: interactor, viewController: ArticleViewControllableMock())

        XCTAssertTrue(interactor.router === router)
    }

    @MainActor
    func testBuilderWiresTheRIB() async {
        let listener = ArticleListenerMock()

        let routing = ArticleBuilder(dependency: ArticleDependencyMock()).build(withListener: listener)

        let interactor = routing.interactable as? ArticleInteractor
        XCTAssertTrue(interactor?.router === routing)
        XCTAssertTrue(interactor?.listener === listener)
        let viewController = routing.viewControllable as? ArticleViewController
        XCTAssertNotNil(interactor)
        XCTAssertTrue(viewController?.listener === interactor)
    }

    @MainActor
    func testRIBGoesWithItsRouter() async {
        weak var interactor: ArticleInteractor?

        func buildAndRelease() {
            let listener = ArticleListenerMock()
            let routing = ArticleBuilder(dependency: ArticleDependencyMock()).build(withListener: listener)
            interactor = routing.interactable as? ArticleInteractor
            XCTAssertNotNil(interactor)
        }
        buildAndRelease()
        // What UIKit has autoreleased goes when the main queue goes on.
        await Task.yield()

        XCTAssertNil(interactor)
    }

}
