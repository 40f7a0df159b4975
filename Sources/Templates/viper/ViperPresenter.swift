import VipergenGenerator

extension ViperTemplates {

    static let presenter = SourceFile(
        "{{name}}Presenter.swift.mustache",
        literal: #"""
            {{> header}}
            {{^view.swiftui}}
            import Foundation
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}
            {{/view.swiftui}}
            {{#view.swiftui}}
            {{#observation.observable}}
            import Observation
            {{/observation.observable}}
            {{#observation.object}}
            import Combine
            {{/observation.object}}
            {{/view.swiftui}}

            {{#view.swiftui}}
            {{#observation.observable}}
            @MainActor
            @Observable
            {{/observation.observable}}
            {{/view.swiftui}}
            {{#main-actor}}
            // @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
            @preconcurrency @MainActor
            {{/main-actor}}
            {{^main-actor}}
            {{^request.isEmpty}}
            {{^view.swiftui}}
            @MainActor
            {{/view.swiftui}}
            {{#observation.object}}
            @MainActor
            {{/observation.object}}
            {{/request.isEmpty}}
            {{/main-actor}}
            final class {{name}}Presenter{{#observation.object}}: ObservableObject{{/observation.object}} {
            {{^request.isEmpty}}

                // MARK: - Public properties -

            {{#request}}
                /// The outcome of the last `{{label}}()` that was not cancelled.
                {{#observation.object}}@Published {{/observation.object}}private(set) var {{label}}Result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>?
            {{/request}}
            {{#request}}
                {{#view.swiftui}}{{#observation.observable}}@ObservationIgnored {{/observation.observable}}{{/view.swiftui}}private(set) var {{label}}Task: Task<Void, Never>?
            {{/request}}
            {{/request.isEmpty}}

                // MARK: - Private properties -

            {{^view.swiftui}}
                private unowned let view: {{name}}ViewInterface
            {{/view.swiftui}}
            {{#formatter}}
                private let formatter: {{name}}FormatterInterface
            {{/formatter}}
            {{#interactor}}
                private let interactor: {{name}}InteractorInterface
            {{/interactor}}
                private let wireframe: {{name}}WireframeInterface

                // MARK: - Lifecycle -

                init(
            {{^view.swiftui}}
                    view: {{name}}ViewInterface,
            {{/view.swiftui}}
            {{#formatter}}
                    formatter: {{name}}FormatterInterface,
            {{/formatter}}
            {{#interactor}}
                    interactor: {{name}}InteractorInterface,
            {{/interactor}}
                    wireframe: {{name}}WireframeInterface
                ) {
            {{^view.swiftui}}
                    self.view = view
            {{/view.swiftui}}
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
            {{^view.swiftui}}

            // MARK: - Extensions -

            extension {{name}}Presenter: {{name}}PresenterInterface {
            {{#rx}}

                func configure(with output: {{name}}.ViewOutput) -> {{name}}.ViewInput {
            {{#formatter}}

                    let formatterInput = {{name}}.FormatterInput()

                    let formatterOutput = formatter.format(for: formatterInput)

            {{/formatter}}
            {{^event}}
                    return {{name}}.ViewInput({{#formatter}}models: formatterOutput{{/formatter}})
            {{/event}}
            {{^event.isEmpty}}
                    return {{name}}.ViewInput(events: {{name}}Events(
            {{#event}}
                        {{label}}: .never(){{^isLast}},{{/isLast}}
            {{/event}}
                    ){{#formatter}}, models: formatterOutput{{/formatter}})
            {{/event.isEmpty}}
                }

            {{/rx}}
            {{> requests}}
            }
            {{/view.swiftui}}
            {{#view.swiftui}}
            {{^request.isEmpty}}

            // MARK: - Extensions -

            extension {{name}}Presenter {
            {{> requests}}
            }
            {{/request.isEmpty}}
            {{/view.swiftui}}
            """#
    )

    /// The methods that ask the interactor.
    static let requests = SourceFile(
        "partials/requests.mustache",
        literal: #"""
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
            """#
    )
}
