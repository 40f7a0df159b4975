import VipergenGenerator

extension RibTemplates {

    static let view = SourceFile(
        "{{name}}View.swift.mustache",
        literal: #"""
            {{#view.swiftui}}
            {{> header}}
            import Observation
            import SwiftUI

            @MainActor
            @Observable
            final class {{name}}ViewState {

                @ObservationIgnored
                weak var listener: (any {{name}}PresentableListener)?

                // TODO: Declare what the view shows.
            }

            struct {{name}}View: View {

                let state: {{name}}ViewState

                var body: some View {
                    // TODO: Show the state, and call its listener.
                    Text("{{name}}")
                }

            }
            {{/view.swiftui}}
            """#
    )
}
