import VipergenGenerator

extension ViperTemplates {

    static let interactor = SourceFile(
        "{{name}}Interactor.swift.mustache",
        literal: #"""
            {{#interactor}}
            {{> header}}
            import Foundation
            {{#rx}}
            import RxSwift
            {{/rx}}

            final class {{name}}Interactor {
            }

            // MARK: - Extensions -

            extension {{name}}Interactor: {{name}}InteractorInterface {
            {{#request}}

                func {{label}}() async throws{{#type}} -> {{type}}{{/type}} {
                    // TODO: {{#type}}Return the result{{/type}}{{^type}}Do the work{{/type}}.
                    fatalError("{{label}}() is not implemented yet.")
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{/interactor}}
            """#
    )
}
