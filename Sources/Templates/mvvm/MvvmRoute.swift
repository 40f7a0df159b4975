import VipergenGenerator

extension MvvmTemplates {

    static let route = SourceFile(
        "{{name}}Route.swift.mustache",
        literal: #"""
            {{> header}}
            import SwiftUI

            struct {{name}}Route: Route {

                @MainActor
                func screen(coordinator: Coordinator) -> some View {
            {{#route.isEmpty}}
                    {{name}}View(viewModel: {{name}}ViewModel())
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                    {{name}}View(viewModel: {{name}}ViewModel(coordinator: coordinator))
            {{/route.isEmpty}}
                }
            }
            """#
    )
}
