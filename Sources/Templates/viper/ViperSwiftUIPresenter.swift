import VipergenGenerator

extension ViperTemplates {

    /// A presenter that its SwiftUI view observes.
    static let swiftUIPresenter = SourceFile(
        "partials/swiftUIPresenter.mustache",
        literal: #"""
            {{#observation.observable}}
            {{^request.isEmpty}}
            import Foundation
            {{/request.isEmpty}}
            import Observation

            @MainActor
            @Observable
            final class {{name}}Presenter {
            {{/observation.observable}}
            {{#observation.object}}
            import Combine
            {{^request.isEmpty}}
            import Foundation
            {{/request.isEmpty}}

            {{#main-actor}}
            // @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
            @preconcurrency @MainActor
            {{/main-actor}}
            {{^main-actor}}
            {{^request.isEmpty}}
            @MainActor
            {{/request.isEmpty}}
            {{/main-actor}}
            final class {{name}}Presenter: ObservableObject {
            {{/observation.object}}
            {{^request.isEmpty}}

                // MARK: - Public properties -

            {{#request}}
                /// The result of the last `{{label}}()` that was not cancelled.
                {{#observation.object}}@Published {{/observation.object}}private(set) var {{label}}Result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>?
            {{/request}}
            {{#request}}
                {{#observation.observable}}@ObservationIgnored {{/observation.observable}}private(set) var {{label}}Task: Task<Void, Never>?
            {{/request}}
            {{/request.isEmpty}}

                // MARK: - Private properties -

            {{#formatter}}
                private let formatter: any {{name}}FormatterInterface
            {{/formatter}}
            {{#interactor}}
                private let interactor: any {{name}}InteractorInterface
            {{/interactor}}
                private let wireframe: any {{name}}WireframeInterface

                // MARK: - Lifecycle -

                init(
            {{#formatter}}
                    formatter: any {{name}}FormatterInterface,
            {{/formatter}}
            {{#interactor}}
                    interactor: any {{name}}InteractorInterface,
            {{/interactor}}
                    wireframe: any {{name}}WireframeInterface
                ) {
            {{#formatter}}
                    self.formatter = formatter
            {{/formatter}}
            {{#interactor}}
                    self.interactor = interactor
            {{/interactor}}
                    self.wireframe = wireframe
                }
            {{^request.isEmpty}}

                deinit {
            {{#request}}
                    {{label}}Task?.cancel()
            {{/request}}
                }
            {{/request.isEmpty}}
            }
            {{^request.isEmpty}}

            // MARK: - Extensions -

            extension {{name}}Presenter {
            {{#request}}

                func {{label}}() {
                    {{label}}Task?.cancel()
                    {{label}}Task = Task { [weak self, interactor] in
                        let result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>
                        do {
                            result = .success(try await interactor.{{label}}())
                        } catch {
                            result = .failure(error)
                        }
                        guard !Task.isCancelled else { return }
                        self?.{{label}}Result = result
                    }
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{/request.isEmpty}}
            """#
    )
}
