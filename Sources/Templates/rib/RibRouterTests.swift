import VipergenGenerator

extension RibTemplates {

    static let routerTests = SourceFile(
        "tests/{{name}}RouterTests.swift.mustache",
        literal: #"""
            {{> header}}
            {{#testing.xctest}}
            import XCTest
            import RIBs
            @testable import {{project}}

            // `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
            // the main actor.
            nonisolated final class {{name}}RouterTests: XCTestCase {

                @MainActor
                func testRouterIsTheRouterOfItsInteractor() async {
                    let interactor = {{name}}InteractableMock()

                    let router = {{name}}Router(
                        interactor: interactor,
                        viewController: {{name}}ViewControllableMock(){{^child.isEmpty}},{{/child.isEmpty}}
            {{#child}}
                        {{child.variableName}}Builder: {{child}}BuildableMock(){{^isLast}},{{/isLast}}
            {{/child}}
                    )

                    XCTAssertTrue(interactor.router === router)
                }

                @MainActor
                func testBuilderConnectsTheParts() async throws {
                    let builder = {{name}}Builder(dependency: {{name}}DependencyMock())
            {{^root}}
                    let listener = {{name}}ListenerMock()
            {{/root}}

                    let router = builder.build({{^root}}withListener: listener{{/root}})

                    let interactor = try XCTUnwrap(router.interactable as? {{name}}Interactor)
                    XCTAssertTrue(interactor.router === router)
            {{^root}}
                    XCTAssertTrue(interactor.listener === listener)
            {{/root}}
            {{^view.none}}
                    let viewController = try XCTUnwrap(router.viewControllable as? {{name}}ViewController)
                    XCTAssertTrue(viewController.listener === interactor)
            {{/view.none}}
                }

                @MainActor
                func testRIBGoesWithItsRouter() async {
                    let builder = {{name}}Builder(dependency: {{name}}DependencyMock())
            {{^root}}
                    let listener = {{name}}ListenerMock()
            {{/root}}
                    weak var interactor: {{name}}Interactor?

                    do {
                        let router = builder.build({{^root}}withListener: listener{{/root}})
                        interactor = router.interactable as? {{name}}Interactor
                        XCTAssertNotNil(interactor)
                    }

                    XCTAssertNil(interactor)
                }

            }
            {{/testing.xctest}}
            {{#testing.swift-testing}}
            import Testing
            import RIBs
            @testable import {{project}}

            @MainActor
            struct {{name}}RouterTests {

                @Test
                func routerIsTheRouterOfItsInteractor() {
                    let interactor = {{name}}InteractableMock()

                    let router = {{name}}Router(
                        interactor: interactor,
                        viewController: {{name}}ViewControllableMock(){{^child.isEmpty}},{{/child.isEmpty}}
            {{#child}}
                        {{child.variableName}}Builder: {{child}}BuildableMock(){{^isLast}},{{/isLast}}
            {{/child}}
                    )

                    #expect(interactor.router === router)
                }

                @Test
                func builderConnectsTheParts() throws {
                    let builder = {{name}}Builder(dependency: {{name}}DependencyMock())
            {{^root}}
                    let listener = {{name}}ListenerMock()
            {{/root}}

                    let router = builder.build({{^root}}withListener: listener{{/root}})

                    let interactor = try #require(router.interactable as? {{name}}Interactor)
                    #expect(interactor.router === router)
            {{^root}}
                    #expect(interactor.listener === listener)
            {{/root}}
            {{^view.none}}
                    let viewController = try #require(router.viewControllable as? {{name}}ViewController)
                    #expect(viewController.listener === interactor)
            {{/view.none}}
                }

                @Test
                func ribGoesWithItsRouter() {
                    let builder = {{name}}Builder(dependency: {{name}}DependencyMock())
            {{^root}}
                    let listener = {{name}}ListenerMock()
            {{/root}}
                    weak var interactor: {{name}}Interactor?

                    do {
                        let router = builder.build({{^root}}withListener: listener{{/root}})
                        interactor = router.interactable as? {{name}}Interactor
                        #expect(interactor != nil)
                    }

                    #expect(interactor == nil)
                }

            }
            {{/testing.swift-testing}}
            """#
    )
}
