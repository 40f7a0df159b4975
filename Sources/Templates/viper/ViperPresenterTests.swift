import VipergenGenerator

extension ViperTemplates {

    static let presenterTests = SourceFile(
        "tests/{{name}}PresenterTests.swift.mustache",
        literal: #"""
            {{> header}}
            {{> *testing}}
            """#
    )

    /// A presenter that is made of mocks, and the references that a test keeps to them.
    static let presenterOfMocks = SourceFile(
        "partials/presenterOfMocks.mustache",
        literal: #"""
            {{#formatter}}
            {{#rx}}
                    let formatter = {{name}}FormatterMock()
            {{/rx}}
            {{/formatter}}
            {{^view.swiftui}}
            {{^request.isEmpty}}
                    let view = {{name}}ViewMock()
            {{/request.isEmpty}}
            {{#rx}}
                    let view = {{name}}ViewMock()
            {{/rx}}
            {{/view.swiftui}}
            {{^request.isEmpty}}
                    let interactor = {{name}}InteractorMock()
            {{/request.isEmpty}}
                    let presenter = {{name}}Presenter(
            {{^view.swiftui}}
                        view: view,
            {{/view.swiftui}}
            {{#formatter}}
                        formatter: {{#rx}}formatter{{/rx}}{{^rx}}{{name}}FormatterMock(){{/rx}},
            {{/formatter}}
            {{#interactor}}
                        interactor: {{^request.isEmpty}}interactor{{/request.isEmpty}}{{#rx}}{{name}}InteractorMock(){{/rx}},
            {{/interactor}}
                        wireframe: {{name}}WireframeMock()
                    )
            """#
    )

    /// A module's screen on a navigation stack.
    static let shownModule = SourceFile(
        "partials/shownModule.mustache",
        literal: #"""
                    let navigationController = UINavigationController()
                    let wireframe = {{name}}Wireframe()
                    navigationController.pushWireframe(wireframe, animated: false)
            """#
    )

    /// The screen that is shown.
    static let screen = SourceFile(
        "partials/screen.mustache",
        literal: #"""
            {{^view.swiftui}}
                    let screen = navigationController.topViewController as? {{name}}ViewController
            {{/view.swiftui}}
            {{#view.swiftui}}
                    let screen = navigationController.topViewController as? LazyHostingViewController<{{name}}View>
            {{/view.swiftui}}
            """#
    )

    /// References to the parts of a module that is shown and closed.
    static let closedModule = SourceFile(
        "partials/closedModule.mustache",
        literal: #"""
                    weak var viewController: UIViewController?
            {{^view.swiftui}}
                    weak var presenter: (any {{name}}PresenterInterface)?
            {{/view.swiftui}}
            {{#view.swiftui}}
                    weak var presenter: {{name}}Presenter?
            {{/view.swiftui}}

                    autoreleasepool {
                {{> shownModule}}
                {{> screen}}
                        screen?.loadViewIfNeeded()
                        viewController = screen
                        presenter = screen?{{#view.swiftui}}.rootView{{/view.swiftui}}.presenter
            """#
    )

    /// A call that connects a presenter to its view.
    static let configuration = SourceFile(
        "partials/configuration.mustache",
        literal: #"""
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
            """#
    )
}
