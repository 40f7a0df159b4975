import VipergenGenerator

extension ViperTemplates {

    static let presenterTests = SourceFile(
        "tests/{{name}}PresenterTests.swift.mustache",
        literal: #"""
            {{> header}}
            {{> *testing}}
            """#
    )

    /// A presenter that is made of mocks, for a test of a request.
    static let presenterOfMocks = SourceFile(
        "partials/presenterOfMocks.mustache",
        literal: #"""
            {{^view.swiftui}}
                    let view = {{name}}ViewMock()
            {{/view.swiftui}}
                    let interactor = {{name}}InteractorMock()
                    let presenter = {{name}}Presenter(
            {{^view.swiftui}}
                        view: view,
            {{/view.swiftui}}
            {{#formatter}}
                        formatter: {{name}}FormatterMock(),
            {{/formatter}}
                        interactor: interactor,
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
}
