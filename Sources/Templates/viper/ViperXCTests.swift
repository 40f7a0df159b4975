import VipergenGenerator

extension ViperTemplates {

    /// The tests of XCTest.
    static let xcTests = SourceFile(
        "partials/xctest.mustache",
        literal: #"""
            import XCTest
            import UIKit
            {{^action.isEmpty}}
            import RxSwift
            import RxCocoa
            {{/action.isEmpty}}
            @testable import {{project}}

            // XCTest is on no actor: the class is nonisolated, also where the main actor is the default, and a test that
            // needs the main actor is async.
            nonisolated final class {{name}}PresenterTests: XCTestCase {

                @MainActor
                func testWireframeBuildsWiredModule() async {
                    let viewController = {{name}}Wireframe().viewController

            {{^view.swiftui}}
                    XCTAssertTrue(viewController.presenter is {{name}}Presenter)
            {{/view.swiftui}}
            {{#view.swiftui}}
                    XCTAssertNotNil(viewController.rootView)
            {{/view.swiftui}}
                }

                @MainActor
                func testModuleGoesWithItsView() async {
            {{> shownModule}}
                        XCTAssertNotNil(presenter)
                    }
                    showModule()
                    // What UIKit has autoreleased goes as the main queue goes on.
                    for _ in 0..<100 where viewController != nil {
                        await Task.yield()
                    }

                    XCTAssertNil(viewController)
                    XCTAssertNil(presenter)
                    XCTAssertNil(wireframe)
                }
            {{^route.isEmpty}}

                @MainActor
                func testNobodyNavigatesBeforeAnythingHappens() async {
                    let navigationController = UINavigationController()
                    let module = {{name}}Wireframe()

                    navigationController.pushWireframe(module, animated: false)
                    module.viewController.loadViewIfNeeded()

                    XCTAssertEqual(navigationController.viewControllers.count, 1)
                    XCTAssertTrue(navigationController.viewControllers.first === module.viewController)
                }
            {{/route.isEmpty}}
            {{#view.swiftui}}

                @MainActor
                func testShownViewAsksNothingOfWireframe() async {
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

                    XCTAssertTrue(wireframe.alerts.isEmpty)
            {{#route}}
                    XCTAssertEqual(wireframe.navigateTo{{route}}CallCount, 0)
            {{/route}}
                }
            {{/view.swiftui}}
            {{^view.swiftui}}
            {{^rx}}

                @MainActor
                func testPresenterKeepsItsPartsAndNotItsView() async {
            {{> madePresenter}}

                    withExtendedLifetime(presenter) {
                        XCTAssertNil(view)
            {{#formatter}}
                        XCTAssertNotNil(formatter)
            {{/formatter}}
            {{#interactor}}
                        XCTAssertNotNil(interactor)
            {{/interactor}}
                        XCTAssertNotNil(wireframe)
                    }
                }
            {{/rx}}
            {{/view.swiftui}}
            {{#rx}}

                @MainActor
                func testConfigureAsksNothingOfViewAndWireframe() async {
            {{> configuredPresenter}}

            {{#formatter}}
                    XCTAssertEqual(formatter.inputs.count, 1)
            {{/formatter}}
                    XCTAssertEqual(view.showProgressHUDCallCount, 0)
                    XCTAssertTrue(wireframe.alerts.isEmpty)
            {{#route}}
                    XCTAssertEqual(wireframe.navigateTo{{route}}CallCount, 0)
            {{/route}}
                }
            {{/rx}}
            {{#request}}

                @MainActor
                func test_{{label}}_hasOutcome() async {
                    struct Refusal: Error {}
            {{> presenterOfMocks}}

                    interactor.{{label}}Answer = { throw Refusal() }
                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    XCTAssertThrowsError(try presenter.{{label}}Result?.get()) { error in
                        XCTAssertTrue(error is Refusal)
                    }
            {{^type}}

                    interactor.{{label}}Answer = {}
                    presenter.{{label}}()
                    await presenter.{{label}}Task?.value

                    XCTAssertNoThrow(try presenter.{{label}}Result?.get())
            {{/type}}
                }

                @MainActor
                func test_{{label}}_againCancelsTheFirst() async {
            {{> presenterOfMocks}}

                    presenter.{{label}}()
                    let first = presenter.{{label}}Task
                    presenter.{{label}}()

                    XCTAssertEqual(first?.isCancelled, true)
                    XCTAssertEqual(presenter.{{label}}Task?.isCancelled, false)
                }

                @MainActor
                func test_{{label}}_hasNoOutcomeIfCancelled() async {
            {{> presenterOfMocks}}

                    presenter.{{label}}()
                    presenter.{{label}}Task?.cancel()
                    await presenter.{{label}}Task?.value

                    XCTAssertTrue(presenter.{{label}}Result == nil)
                }

                @MainActor
                func test_{{label}}_endsWithPresenter() async {
                    func ask() -> Task<Void, Never>? {
                {{> presenterOfMocks}}
                        presenter.{{label}}()
                        return presenter.{{label}}Task
                    }

                    XCTAssertEqual(ask()?.isCancelled, true)
                }
            {{/request}}

            }
            """#
    )
}
