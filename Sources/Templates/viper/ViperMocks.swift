import VipergenGenerator

extension ViperTemplates {

    static let mocks = SourceFile(
        "tests/{{name}}Mocks.swift.mustache",
        literal: #"""
            {{> header}}
            @testable import {{project}}

            {{^view.swiftui}}
            final class {{name}}ViewMock: {{name}}ViewInterface {

                private(set) var showProgressHUDCallCount = 0
                private(set) var hideProgressHUDCallCount = 0

                func showProgressHUD() {
                    showProgressHUDCallCount += 1
                }

                func hideProgressHUD() {
                    hideProgressHUDCallCount += 1
                }

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

                private(set) var inputs: [{{name}}.FormatterInput] = []
                var output = {{name}}.FormatterOutput()

                func format(for input: {{name}}.FormatterInput) -> {{name}}.FormatterOutput {
                    inputs.append(input)
                    return output
                }

            {{/rx}}
            }
            {{/formatter}}
            {{#interactor}}

            final class {{name}}InteractorMock: {{name}}InteractorInterface {
            {{#request}}

                /// The answer to `{{label}}()`, which a test replaces.
                var {{label}}Answer: @MainActor () async throws -> {{#type}}{{type}}{{/type}}{{^type}}Void{{/type}} = { throw CancellationError() }
            {{/request}}
            {{#request}}

                func {{label}}() async throws{{#type}} -> {{type}}{{/type}} {
                    return try await {{label}}Answer()
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{/interactor}}
            """#
    )
}
