import VipergenGenerator

extension ViperTemplates {

    static let view = SourceFile(
        "{{name}}View.swift.mustache",
        literal: #"""
            {{#view.swiftui}}
            {{> header}}
            import SwiftUI

            struct {{name}}View: View {

                // MARK: - Public properties -

            {{#observation.observable}}
                let presenter: {{name}}Presenter
            {{/observation.observable}}
            {{#observation.object}}
                @ObservedObject var presenter: {{name}}Presenter
            {{/observation.object}}

                // MARK: - Body -

                var body: some View {
                    Text("{{name}}")
                }

            }
            {{/view.swiftui}}
            """#
    )
}
