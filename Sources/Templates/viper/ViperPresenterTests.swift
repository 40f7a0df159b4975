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
}
