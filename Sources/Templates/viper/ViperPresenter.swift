import VipergenGenerator

extension ViperTemplates {

    // With requests, a protocol that is used as a type has `any` before it. The guide's own form has none.
    static let presenter = SourceFile(
        "{{name}}Presenter.swift.mustache",
        literal: #"""
            {{> header}}
            {{#view.swiftui}}
            {{> swiftUIPresenter}}
            {{/view.swiftui}}
            {{^view.swiftui}}
            import Foundation
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            {{#main-actor}}
            // @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
            @preconcurrency @MainActor
            {{/main-actor}}
            {{^main-actor}}
            {{^request.isEmpty}}
            @MainActor
            {{/request.isEmpty}}
            {{/main-actor}}
            final class {{name}}Presenter {
            {{^request.isEmpty}}

                // MARK: - Public properties -

            {{#request}}
                private(set) var {{label}}Task: Task<Void, Never>?
            {{/request}}
            {{/request.isEmpty}}

                // MARK: - Private properties -

                private unowned let view: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}ViewInterface
            {{#formatter}}
                private let formatter: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}FormatterInterface
            {{/formatter}}
            {{#interactor}}
                private let interactor: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}InteractorInterface
            {{/interactor}}
                private let wireframe: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}WireframeInterface

                // MARK: - Lifecycle -

                init(
                    view: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}ViewInterface,
            {{#formatter}}
                    formatter: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}FormatterInterface,
            {{/formatter}}
            {{#interactor}}
                    interactor: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}InteractorInterface,
            {{/interactor}}
                    wireframe: {{^request.isEmpty}}any {{/request.isEmpty}}{{name}}WireframeInterface
                ) {
                    self.view = view
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
            {{#request}}

                func {{label}}() {
                    {{label}}Task?.cancel()
                    // The screen may have gone when the interactor answers.
                    {{label}}Task = Task { [weak view, interactor] in
                        let result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>
                        do {
                            result = .success(try await interactor.{{label}}())
                        } catch {
                            result = .failure(error)
                        }
                        guard !Task.isCancelled else { return }
                        view?.show({{label}}: result)
                    }
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{/view.swiftui}}
            """#
    )
}
