import VipergenGenerator

extension MvvmTemplates {

    static let viewModel = SourceFile(
        "{{name}}ViewModel.swift.mustache",
        literal: #"""
            {{> header}}
            {{#service}}
            import Foundation
            {{/service}}
            import Observation

            @MainActor
            @Observable
            final class {{name}}ViewModel {
            {{#service}}

                enum State: Equatable {
                    case loading
                    case loaded({{name}}Content)
                    case failed(message: String)
                }

                private(set) var state = State.loading

            {{^route.isEmpty}}
                private let coordinator: Coordinator
            {{/route.isEmpty}}
                private let service: any {{name}}Service

            {{#route.isEmpty}}
                init(service: any {{name}}Service = Live{{name}}Service()) {
            {{/route.isEmpty}}
            {{^route.isEmpty}}
                init(coordinator: Coordinator, service: any {{name}}Service = Live{{name}}Service()) {
                    self.coordinator = coordinator
            {{/route.isEmpty}}
                    self.service = service
                }

                func load() async {
                    do {
                        state = .loaded(try await service.content())
                    } catch {
                        // The view has disappeared. It loads again when it is back.
                        if Task.isCancelled { return }
                        state = .failed(message: error.localizedDescription)
                    }
                }

                func retry() {
                    state = .loading
                }
            {{/service}}
            {{^service}}

                private(set) var title = "{{name}}"
            {{^route.isEmpty}}

                private let coordinator: Coordinator

                init(coordinator: Coordinator) {
                    self.coordinator = coordinator
                }
            {{/route.isEmpty}}
            {{/service}}
            {{#route}}

                func show{{route}}() {
                    coordinator.show({{route}}Route())
                }
            {{/route}}
            }
            """#
    )
}
