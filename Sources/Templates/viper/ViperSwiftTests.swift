import VipergenGenerator

extension ViperTemplates {

    /// The tests of Swift Testing, which assert the same.
    static let swiftTests = SourceFile(
        "partials/swift-testing.mustache",
        literal: #"""
            import Testing
            import UIKit
            {{#formatter}}
            {{^action.isEmpty}}
            import RxSwift
            import RxCocoa
            {{/action.isEmpty}}
            {{/formatter}}
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
                func moduleGoesWithItsScreen() {
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

                    #expect(navigationController.viewControllers.count == 2)
                }
            {{/route}}
            {{#formatter}}
            {{#rx}}

                @Test
                func modelsComeFromFormatter() {
            {{> presenterOfMocks}}

            {{> configuration}}

                    #expect(formatter.inputs.count == 1)
                }
            {{/rx}}
            {{/formatter}}
            {{#request}}

                @Test
                func {{label}}GivesResultTo{{#view.swiftui}}Presenter{{/view.swiftui}}{{^view.swiftui}}View{{/view.swiftui}}() async {
                    struct Refusal: Error {}
            {{> presenterOfMocks}}
                    interactor.{{label}}Answer = { throw Refusal() }

                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    #expect(throws: Refusal.self) { try {{#view.swiftui}}presenter{{/view.swiftui}}{{^view.swiftui}}view{{/view.swiftui}}.{{label}}Result?.get() }
                }
            {{/request}}

            }
            """#
    )
}
