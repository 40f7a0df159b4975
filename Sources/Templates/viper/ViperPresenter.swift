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
            {{#view.swiftui}}
            {{#observation.observable}}
            import Observation
            {{/observation.observable}}
            {{#observation.object}}
            import Combine
            {{/observation.object}}
            {{/view.swiftui}}

            {{#main-actor}}
            @preconcurrency @MainActor
            {{/main-actor}}
            {{^view.swiftui}}
            final class {{name}}Presenter {
            {{/view.swiftui}}
            {{#view.swiftui}}
            {{#observation.observable}}
            @MainActor
            @Observable
            final class {{name}}Presenter {
            {{/observation.observable}}
            {{#observation.object}}
            final class {{name}}Presenter: ObservableObject {
            {{/observation.object}}
            {{/view.swiftui}}

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
            }
            {{/view.swiftui}}
            """#
    )
}
