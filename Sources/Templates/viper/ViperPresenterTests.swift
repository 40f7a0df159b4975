import VipergenGenerator

extension ViperTemplates {

    static let presenterTests = SourceFile(
        "tests/{{name}}PresenterTests.swift.mustache",
        literal: #"""
            {{> header}}
            import XCTest
            import UIKit
            {{^action.isEmpty}}
            import RxSwift
            import RxCocoa
            {{/action.isEmpty}}
            @testable import {{project}}

            nonisolated final class {{name}}PresenterTests: XCTestCase {

                @MainActor
                func testWireframeBuildsWiredModule() async {
                    let viewController = {{name}}Wireframe().viewController

                    XCTAssertTrue(viewController.presenter is {{name}}Presenter)
                }

                @MainActor
                func testModuleGoesWithItsView() async {
                    weak var viewController: {{name}}ViewController?
                    weak var presenter: {{name}}PresenterInterface?
                    weak var wireframe: {{name}}Wireframe?

                    func showModule() {
                        let module = {{name}}Wireframe()
                        let view = module.viewController
                        view.loadViewIfNeeded()
                        viewController = view
                        presenter = view.presenter
                        wireframe = module
                        XCTAssertNotNil(presenter)
                    }
                    showModule()
                    // What UIKit has autoreleased goes when the main queue goes on.
                    await Task.yield()

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
            {{#rx}}

                @MainActor
                func testConfigureAsksNothingOfViewAndWireframe() async {
                    let view = {{name}}ViewMock()
                    let wireframe = {{name}}WireframeMock()
            {{#formatter}}
                    let formatter = {{name}}FormatterMock()
            {{/formatter}}
                    let presenter = {{name}}Presenter(
                        view: view,
            {{#formatter}}
                        formatter: formatter,
            {{/formatter}}
            {{#interactor}}
                        interactor: {{name}}InteractorMock(),
            {{/interactor}}
                        wireframe: wireframe
                    )

            {{^action}}
                    _ = presenter.configure(with: {{name}}.ViewOutput())
            {{/action}}
            {{^action.isEmpty}}
                    _ = presenter.configure(with: {{name}}.ViewOutput(actions: {{name}}Actions(
            {{#action}}
                        {{label}}: .never(){{^isLast}},{{/isLast}}
            {{/action}}
                    )))
            {{/action.isEmpty}}

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

            }
            """#
    )
}
