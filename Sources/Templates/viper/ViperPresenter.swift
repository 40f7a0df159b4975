import VipergenGenerator

extension ViperTemplates {

    static let presenter = SourceFile(
        "{{name}}Presenter.swift.mustache",
        literal: #"""
            {{> header}}
            import Foundation
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            {{#main-actor}}
            @preconcurrency @MainActor
            {{/main-actor}}
            final class {{name}}Presenter {

                // MARK: - Private properties -

                private unowned let view: {{name}}ViewInterface
            {{#formatter}}
                private let formatter: {{name}}FormatterInterface
            {{/formatter}}
            {{#interactor}}
                private let interactor: {{name}}InteractorInterface
            {{/interactor}}
                private let wireframe: {{name}}WireframeInterface

                // MARK: - Lifecycle -

                init(
                    view: {{name}}ViewInterface,
            {{#formatter}}
                    formatter: {{name}}FormatterInterface,
            {{/formatter}}
            {{#interactor}}
                    interactor: {{name}}InteractorInterface,
            {{/interactor}}
                    wireframe: {{name}}WireframeInterface
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
            }
            """#
    )
}
