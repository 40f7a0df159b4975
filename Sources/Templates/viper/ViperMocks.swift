import VipergenGenerator

extension ViperTemplates {

    static let mocks = SourceFile(
        "tests/{{name}}Mocks.swift.mustache",
        literal: #"""
            {{> header}}
            {{^request.isEmpty}}
            import Foundation
            {{/request.isEmpty}}
            @testable import {{project}}

            {{^view.swiftui}}
            final class {{name}}ViewMock: {{name}}ViewInterface {

                private(set) var showProgressHUDCallCount = 0
                private(set) var hideProgressHUDCallCount = 0
            {{#request}}
                private(set) var {{label}}Result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>?
            {{/request}}

                func showProgressHUD() {
                    showProgressHUDCallCount += 1
                }

                func hideProgressHUD() {
                    hideProgressHUDCallCount += 1
                }
            {{#request}}

                func show({{label}} result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>) {
                    {{label}}Result = result
                }
            {{/request}}

            }

            {{/view.swiftui}}
            final class {{name}}WireframeMock: {{name}}WireframeInterface {

                private(set) var alerts: [(title: String?, message: String?)] = []
            {{#route}}
                private(set) var navigateTo{{route}}CallCount = 0
            {{/route}}

                func showAlert(with title: String?, message: String?) {
                    alerts.append((title, message))
                }
            {{#route}}

                func navigateTo{{route}}() {
                    navigateTo{{route}}CallCount += 1
                }
            {{/route}}

            }
            {{#formatter}}

            final class {{name}}FormatterMock: {{name}}FormatterInterface {
            {{#rx}}

                /// What formats the models.
                var formatHandler: ({{name}}.FormatterInput) -> {{name}}.FormatterOutput = { _ in fatalError("The test sets no formatHandler.") }

                func format(for input: {{name}}.FormatterInput) -> {{name}}.FormatterOutput {
                    return formatHandler(input)
                }

            {{/rx}}
            }
            {{/formatter}}
            {{#interactor}}

            final class {{name}}InteractorMock: {{name}}InteractorInterface {
            {{#request}}

                /// What answers `{{label}}()`.
                var {{label}}Answer: @MainActor () async throws -> {{#type}}{{type}}{{/type}}{{^type}}Void{{/type}} = { fatalError("The test sets no {{label}}Answer.") }
            {{/request}}
            {{#request}}

                func {{label}}() async throws{{#type}} -> {{type}}{{/type}} {
                    {{#type}}return {{/type}}try await {{label}}Answer()
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{/interactor}}
            """#
    )
}
