import VipergenGenerator

extension MvvmTemplates {

    static let view = SourceFile(
        "{{name}}View.swift.mustache",
        literal: #"""
            {{> header}}
            import SwiftUI

            struct {{name}}View: View {

                @State private var viewModel: {{name}}ViewModel

                init(viewModel: {{name}}ViewModel) {
                    self.viewModel = viewModel
                }

                var body: some View {
            {{#service}}
                    switch viewModel.state {
                    case .loading:
                        // SwiftUI cancels the task when the view disappears, and starts it again when it is back.
                        ProgressView()
                            .task { await viewModel.load() }
                    case .loaded(let content):
            {{#route.isEmpty}}
                        Text(content.title)
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                        VStack {
                            Text(content.title)
            {{#route}}
                            Button("{{route}}", action: viewModel.show{{route}})
            {{/route}}
                        }
            {{/route.isEmpty}}
                    case .failed(let message):
                        ContentUnavailableView {
                            Label("Loading Failed", systemImage: "exclamationmark.triangle")
                        } description: {
                            Text(message)
                        } actions: {
                            Button("Try Again", action: viewModel.retry)
                        }
                    }
            {{/service}}
            {{^service}}
            {{#route.isEmpty}}
                    Text(viewModel.title)
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                    VStack {
                        Text(viewModel.title)
            {{#route}}
                        Button("{{route}}", action: viewModel.show{{route}})
            {{/route}}
                    }
            {{/route.isEmpty}}
            {{/service}}
                }
            }
            """#
    )
}
