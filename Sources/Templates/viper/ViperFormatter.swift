import VipergenGenerator

extension ViperTemplates {

    static let formatter = SourceFile(
        "{{name}}Formatter.swift.mustache",
        literal: #"""
            {{#formatter}}
            {{> header}}
            {{^view.swiftui}}
            import UIKit
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            {{/view.swiftui}}
            final class {{name}}Formatter {
            }

            // MARK: - Extensions -

            extension {{name}}Formatter: {{name}}FormatterInterface {
            {{#rx}}

                func format(for input: {{name}}.FormatterInput) -> {{name}}.FormatterOutput {
                    return {{name}}.FormatterOutput()
                }

            {{/rx}}
            }
            {{/formatter}}
            """#
    )
}
