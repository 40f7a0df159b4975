import VipergenGenerator

extension MvvmTemplates {

    static let flow = SourceFile(
        "{{name}}Flow.swift.mustache",
        literal: #"""
            {{^route.isEmpty}}
            {{> header}}
            import SwiftUI

            struct {{name}}Flow: View {

                @State private var coordinator = {{name}}Coordinator()

                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        {{name}}View(viewModel: {{name}}ViewModel(coordinator: coordinator))
                            .navigationDestination(for: {{name}}Coordinator.Destination.self) { destination in
                                switch destination {
            {{#route}}
                                case .{{route.variableName}}View:
                                    {{route}}View(viewModel: {{route}}ViewModel())
            {{/route}}
                                }
                            }
                    }
                }
            }
            {{/route.isEmpty}}
            """#
    )
}
