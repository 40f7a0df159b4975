import VipergenGenerator

extension ViperTemplates {

    static let presenterTests = SourceFile(
        "tests/{{name}}PresenterTests.swift.mustache",
        literal: #"""
            {{> header}}
            import XCTest
            import UIKit
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

                    _ = presenter.configure(with: {{name}}.ViewOutput())

            {{#formatter}}
                    XCTAssertEqual(formatter.inputs.count, 1)
            {{/formatter}}
                    XCTAssertEqual(view.showProgressHUDCallCount, 0)
                    XCTAssertTrue(wireframe.alerts.isEmpty)
                }
            {{/rx}}

            }
            """#
    )
}
