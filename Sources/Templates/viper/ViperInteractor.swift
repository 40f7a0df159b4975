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
            }
            {{/interactor}}
            """#
    )
}
