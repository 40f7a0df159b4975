import VipergenGenerator

extension RibTemplates {

    static let routerTests = SourceFile(
        "tests/{{name}}RouterTests.swift.mustache",
        literal: #"""
            {{> header}}
            import XCTest
            import RIBs
            @testable import {{project}}

            nonisolated final class {{name}}RouterTests: XCTestCase {

                @MainActor
                func testRouterIsTheRouterOfItsInteractor() async {
                    let interactor = {{name}}InteractableMock()

            {{^child}}
                    let router = {{name}}Router(interactor: interactor, viewController: {{name}}ViewControllableMock())
            {{/child}}
            {{^child.isEmpty}}
                    let router = {{name}}Router(
                        interactor: interactor,
                        viewController: {{name}}ViewControllableMock(),
            {{#child}}
                        {{child.variableName}}Builder: {{child}}BuildableMock(){{^isLast}},{{/isLast}}
            {{/child}}
                    )
            {{/child.isEmpty}}

                    XCTAssertTrue(interactor.router === router)
                }

                @MainActor
                func testBuilderWiresTheRIB() async {
            {{#root}}
                    let routing = {{name}}Builder(dependency: AppComponent()).build()
            {{/root}}
            {{^root}}
                    let listener = {{name}}ListenerMock()

                    let routing = {{name}}Builder(dependency: {{name}}DependencyMock()).build(withListener: listener)
            {{/root}}

                    let interactor = routing.interactable as? {{name}}Interactor
                    XCTAssertTrue(interactor?.router === routing)
            {{^root}}
                    XCTAssertTrue(interactor?.listener === listener)
            {{/root}}
            {{^view.none}}
                    let viewController = routing.viewControllable as? {{name}}ViewController
                    XCTAssertNotNil(interactor)
                    XCTAssertTrue(viewController?.listener === interactor)
            {{/view.none}}
                }

                @MainActor
                func testRIBGoesWithItsRouter() async {
                    weak var interactor: {{name}}Interactor?

                    func buildAndRelease() {
            {{#root}}
                        let routing = {{name}}Builder(dependency: {{name}}DependencyMock()).build()
            {{/root}}
            {{^root}}
                        let listener = {{name}}ListenerMock()
                        let routing = {{name}}Builder(dependency: {{name}}DependencyMock()).build(withListener: listener)
            {{/root}}
                        interactor = routing.interactable as? {{name}}Interactor
                        XCTAssertNotNil(interactor)
                    }
                    buildAndRelease()
                    // What UIKit has autoreleased goes when the main queue goes on.
                    await Task.yield()

                    XCTAssertNil(interactor)
                }

            }
            """#
    )
}
