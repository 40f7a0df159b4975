import VipergenGenerator

extension ViperTemplates {

    /// The tests of XCTest.
    static let xcTests = SourceFile(
        "partials/xctest.mustache",
        literal: #"""
            import XCTest
            import UIKit
            @testable import {{project}}

            // `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
            // the main actor.
            nonisolated final class {{name}}PresenterTests: XCTestCase {

                @MainActor
                func testWireframeConnectsTheParts() async {
            {{> shownModule}}

            {{> screen}}
            {{^view.swiftui}}
                    XCTAssertTrue(screen?.presenter is {{name}}Presenter)
            {{/view.swiftui}}
            {{#view.swiftui}}
                    XCTAssertNotNil(screen?.rootView)
            {{/view.swiftui}}
                }

                @MainActor
                func testModuleIsReleasedWithItsScreen() async {
            {{> closedModule}}
                        XCTAssertNotNil(presenter)
                    }

                    XCTAssertNil(viewController)
                    XCTAssertNil(presenter)
                }
            {{#route}}

                @MainActor
                func testNavigatesTo{{route}}() async {
            {{> shownModule}}

                    wireframe.navigateTo{{route}}()

                    XCTAssertTrue(isShown({{route}}Wireframe.self, in: navigationController))
                }
            {{/route}}
            {{#request}}

                @MainActor
                func test_{{label}}_givesResultTo{{#view.swiftui}}Presenter{{/view.swiftui}}{{^view.swiftui}}View{{/view.swiftui}}() async {
            {{> presenterOfMocks}}
                    interactor.{{label}}Answer = { throw Refusal() }

                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    XCTAssertThrowsError(try {{#view.swiftui}}presenter{{/view.swiftui}}{{^view.swiftui}}view{{/view.swiftui}}.{{label}}Result?.get()) { error in
                        XCTAssertTrue(error is Refusal)
                    }
                }
            {{/request}}
            {{^route.isEmpty}}

                @MainActor
                private func isShown<Screen>(
                    _ module: BaseWireframe<Screen>.Type,
                    in navigationController: UINavigationController
                ) -> Bool {
                    return navigationController.topViewController is Screen
                }
            {{/route.isEmpty}}

            }
            {{^request.isEmpty}}

            private struct Refusal: Error {
            }
            {{/request.isEmpty}}
            """#
    )
}
