import VipergenGenerator

extension ViperTemplates {

    static let presenterTests = SourceFile(
        "tests/{{name}}PresenterTests.swift.mustache",
        literal: #"""
            {{> header}}
            {{> *testing}}
            """#
    )

    /// What a test of a request asks.
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

    /// A function that shows a module, and the references to its parts that the test keeps.
    static let shownModule = SourceFile(
        "partials/shownModule.mustache",
        literal: #"""
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
            """#
    )

    /// A presenter that nothing but the test holds, and weak references to its parts.
    static let madePresenter = SourceFile(
        "partials/madePresenter.mustache",
        literal: #"""
                    weak var view: {{name}}ViewMock?
            {{#formatter}}
                    weak var formatter: {{name}}FormatterMock?
            {{/formatter}}
            {{#interactor}}
                    weak var interactor: {{name}}InteractorMock?
            {{/interactor}}
                    weak var wireframe: {{name}}WireframeMock?

                    func makePresenter() -> {{name}}Presenter {
                        let viewMock = {{name}}ViewMock()
            {{#formatter}}
                        let formatterMock = {{name}}FormatterMock()
            {{/formatter}}
            {{#interactor}}
                        let interactorMock = {{name}}InteractorMock()
            {{/interactor}}
                        let wireframeMock = {{name}}WireframeMock()
                        view = viewMock
            {{#formatter}}
                        formatter = formatterMock
            {{/formatter}}
            {{#interactor}}
                        interactor = interactorMock
            {{/interactor}}
                        wireframe = wireframeMock
                        return {{name}}Presenter(
                            view: viewMock,
            {{#formatter}}
                            formatter: formatterMock,
            {{/formatter}}
            {{#interactor}}
                            interactor: interactorMock,
            {{/interactor}}
                            wireframe: wireframeMock
                        )
                    }
                    let presenter = makePresenter()
            """#
    )

    /// A presenter of mocks, and the call that connects it to its view.
    static let configuredPresenter = SourceFile(
        "partials/configuredPresenter.mustache",
        literal: #"""
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
            """#
    )
}
