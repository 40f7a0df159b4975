import VipergenGenerator

extension ViperTemplates {

    /// The tests of Swift Testing, which assert the same.
    static let swiftTests = SourceFile(
        "partials/swift-testing.mustache",
        literal: #"""
            import Testing
            import UIKit
            {{^action.isEmpty}}
            import RxSwift
            import RxCocoa
            {{/action.isEmpty}}
            @testable import {{project}}

            @MainActor
            @Suite struct {{name}}PresenterTests {

                @Test func wireframeBuildsWiredModule() {
                    let viewController = {{name}}Wireframe().viewController

            {{^view.swiftui}}
                    #expect(viewController.presenter is {{name}}Presenter)
            {{/view.swiftui}}
            {{#view.swiftui}}
                    #expect(viewController.rootView != nil)
            {{/view.swiftui}}
                }

                @Test func moduleGoesWithItsView() async {
            {{> shownModule}}
                        #expect(presenter != nil)
                    }
                    showModule()
                    // What UIKit has autoreleased goes as the main queue goes on.
                    for _ in 0..<100 where viewController != nil {
                        await Task.yield()
                    }

                    #expect(viewController == nil)
                    #expect(presenter == nil)
                    #expect(wireframe == nil)
                }
            {{^route.isEmpty}}

                @Test func nobodyNavigatesBeforeAnythingHappens() {
                    let navigationController = UINavigationController()
                    let module = {{name}}Wireframe()

                    navigationController.pushWireframe(module, animated: false)
                    module.viewController.loadViewIfNeeded()

                    #expect(navigationController.viewControllers.count == 1)
                    #expect(navigationController.viewControllers.first === module.viewController)
                }
            {{/route.isEmpty}}
            {{#view.swiftui}}

                @Test func shownViewAsksNothingOfWireframe() {
                    let wireframe = {{name}}WireframeMock()
                    let presenter = {{name}}Presenter(
            {{#formatter}}
                        formatter: {{name}}FormatterMock(),
            {{/formatter}}
            {{#interactor}}
                        interactor: {{name}}InteractorMock(),
            {{/interactor}}
                        wireframe: wireframe
                    )

                    _ = {{name}}View(presenter: presenter).body

                    #expect(wireframe.alerts.isEmpty)
            {{#route}}
                    #expect(wireframe.navigateTo{{route}}CallCount == 0)
            {{/route}}
                }
            {{/view.swiftui}}
            {{^view.swiftui}}
            {{^rx}}

                @Test func presenterKeepsItsPartsAndNotItsView() {
            {{> madePresenter}}

                    withExtendedLifetime(presenter) {
                        #expect(view == nil)
            {{#formatter}}
                        #expect(formatter != nil)
            {{/formatter}}
            {{#interactor}}
                        #expect(interactor != nil)
            {{/interactor}}
                        #expect(wireframe != nil)
                    }
                }
            {{/rx}}
            {{/view.swiftui}}
            {{#rx}}

                @Test func configureAsksNothingOfViewAndWireframe() {
            {{> configuredPresenter}}

            {{#formatter}}
                    #expect(formatter.inputs.count == 1)
            {{/formatter}}
                    #expect(view.showProgressHUDCallCount == 0)
                    #expect(wireframe.alerts.isEmpty)
            {{#route}}
                    #expect(wireframe.navigateTo{{route}}CallCount == 0)
            {{/route}}
                }
            {{/rx}}
            {{#request}}

                @Test func {{label}}HasOutcome() async {
                    struct Refusal: Error {}
            {{> presenterOfMocks}}

                    interactor.{{label}}Answer = { throw Refusal() }
                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    #expect(throws: Refusal.self) { try presenter.{{label}}Result?.get() }
            {{^type}}

                    interactor.{{label}}Answer = {}
                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    #expect(throws: Never.self) { try presenter.{{label}}Result?.get() }
            {{/type}}
                }

                @Test func {{label}}AgainCancelsTheFirst() {
            {{> presenterOfMocks}}

                    presenter.{{label}}()
                    let first = presenter.{{label}}Task
                    presenter.{{label}}()

                    #expect(first?.isCancelled == true)
                    #expect(presenter.{{label}}Task?.isCancelled == false)
                }

                @Test func {{label}}HasNoOutcomeIfCancelled() async {
            {{> presenterOfMocks}}

                    presenter.{{label}}()
                    presenter.{{label}}Task?.cancel()
                    await presenter.{{label}}Task?.value

                    #expect(presenter.{{label}}Result == nil)
                }

                @Test func {{label}}EndsWithPresenter() {
                    func ask() -> Task<Void, Never>? {
                {{> presenterOfMocks}}
                        presenter.{{label}}()
                        return presenter.{{label}}Task
                    }

                    #expect(ask()?.isCancelled == true)
                }
            {{/request}}

            }
            """#
    )
}
