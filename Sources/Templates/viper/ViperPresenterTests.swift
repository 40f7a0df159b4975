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

            {{^view.swiftui}}
                    XCTAssertTrue(viewController.presenter is {{name}}Presenter)
            {{/view.swiftui}}
            {{#view.swiftui}}
                    XCTAssertNotNil(viewController.rootView)
            {{/view.swiftui}}
                }

                @MainActor
                func testModuleGoesWithItsView() async {
            {{^view.swiftui}}
                    weak var viewController: {{name}}ViewController?
                    weak var presenter: {{name}}PresenterInterface?
            {{/view.swiftui}}
            {{#view.swiftui}}
                    weak var viewController: LazyHostingViewController<{{name}}View>?
                    weak var presenter: {{name}}Presenter?
            {{/view.swiftui}}
                    weak var wireframe: {{name}}Wireframe?

                    func showModule() {
                        let module = {{name}}Wireframe()
                        let view = module.viewController
                        view.loadViewIfNeeded()
                        viewController = view
            {{^view.swiftui}}
                        presenter = view.presenter
            {{/view.swiftui}}
            {{#view.swiftui}}
                        presenter = view.rootView.presenter
            {{/view.swiftui}}
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
