import VipergenGenerator

extension RibTemplates {

    static let interactorTests = SourceFile(
        "tests/{{name}}InteractorTests.swift.mustache",
        literal: #"""
            {{> header}}
            {{#testing.xctest}}
            import XCTest
            @testable import {{project}}

            nonisolated final class {{name}}InteractorTests: XCTestCase {

            {{#view.none}}
                @MainActor
                func testResigningActiveCleansUpViewsOnce() async {
                    let router = {{name}}RoutingMock()
                    let interactor = {{name}}Interactor()
                    interactor.router = router

                    interactor.activate()
                    XCTAssertEqual(router.cleanupViewsCallCount, 0)

                    interactor.deactivate()
                    XCTAssertEqual(router.cleanupViewsCallCount, 1)
                }
            {{/view.none}}
            {{^view.none}}
                @MainActor
                func testInteractorListensToItsView() async {
                    let presenter = {{name}}PresentableMock()

                    let interactor = {{name}}Interactor(presenter: presenter)

                    XCTAssertTrue(presenter.listener === interactor)
                }
            {{/view.none}}

            }
            {{/testing.xctest}}
            {{#testing.swift-testing}}
            import Testing
            @testable import {{project}}

            @MainActor
            struct {{name}}InteractorTests {

            {{#view.none}}
                @Test
                func resigningActiveCleansUpViewsOnce() {
                    let router = {{name}}RoutingMock()
                    let interactor = {{name}}Interactor()
                    interactor.router = router

                    interactor.activate()
                    #expect(router.cleanupViewsCallCount == 0)

                    interactor.deactivate()
                    #expect(router.cleanupViewsCallCount == 1)
                }
            {{/view.none}}
            {{^view.none}}
                @Test
                func interactorListensToItsView() {
                    let presenter = {{name}}PresentableMock()

                    let interactor = {{name}}Interactor(presenter: presenter)

                    #expect(presenter.listener === interactor)
                }
            {{/view.none}}

            }
            {{/testing.swift-testing}}
            """#
    )
}
