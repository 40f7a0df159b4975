import VipergenGenerator

extension MvvmTemplates {

    static let service = SourceFile(
        "{{name}}Service.swift.mustache",
        literal: #"""
            {{#service}}
            {{> header}}
            /// What the view shows once it is loaded.
            struct {{name}}Content: Equatable, Sendable {
                let title: String
            }

            protocol {{name}}Service: Sendable {
                func content() async throws -> {{name}}Content
            }

            struct Live{{name}}Service: {{name}}Service {

                func content() async throws -> {{name}}Content {
                    // TODO: Load the content.
                    {{name}}Content(title: "{{name}}")
                }
            }
            {{/service}}
            """#
    )
}
