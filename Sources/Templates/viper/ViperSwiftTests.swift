import VipergenGenerator

extension ViperTemplates {

    /// The tests of Swift Testing, which assert the same.
    static let swiftTests = SourceFile(
        "partials/swift-testing.mustache",
        literal: #"""
            import Testing
            import UIKit
            @testable import {{project}}

            @MainActor
            struct {{name}}PresenterTests {

                @Test
                func wireframeConnectsTheParts() {
            {{> shownModule}}

            {{> screen}}
            {{^view.swiftui}}
                    #expect(screen?.presenter is {{name}}Presenter)
            {{/view.swiftui}}
            {{#view.swiftui}}
                    #expect(screen?.rootView != nil)
            {{/view.swiftui}}
                }

                @Test
                func moduleIsReleasedWithItsScreen() {
            {{> closedModule}}
                        #expect(presenter != nil)
                    }

                    #expect(viewController == nil)
                    #expect(presenter == nil)
                }
            {{#route}}

                @Test
                func navigatesTo{{route}}() {
            {{> shownModule}}

                    wireframe.navigateTo{{route}}()

                    #expect(isShown({{route}}Wireframe.self, in: navigationController))
                }
            {{/route}}
            {{#request}}

                @Test
                func {{label}}GivesResultTo{{#view.swiftui}}Presenter{{/view.swiftui}}{{^view.swiftui}}View{{/view.swiftui}}() async {
            {{> presenterOfMocks}}
                    interactor.{{label}}Answer = { throw Refusal() }

                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    #expect(throws: Refusal.self) { try {{#view.swiftui}}presenter{{/view.swiftui}}{{^view.swiftui}}view{{/view.swiftui}}.{{label}}Result?.get() }
                }
            {{/request}}
            {{^route.isEmpty}}

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
