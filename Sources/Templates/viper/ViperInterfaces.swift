import VipergenGenerator

extension ViperTemplates {

    static let interfaces = SourceFile(
        "{{name}}Interfaces.swift.mustache",
        literal: #"""
            {{> header}}
            {{^view.swiftui}}
            import UIKit
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            {{/view.swiftui}}
            {{#view.swiftui}}
            {{^request.isEmpty}}
            import Foundation

            {{/request.isEmpty}}
            {{/view.swiftui}}
            protocol {{name}}WireframeInterface: WireframeInterface {
            {{#route}}
                func navigateTo{{route}}()
            {{/route}}
            }
            {{^view.swiftui}}

            protocol {{name}}ViewInterface: ViewInterface {
            {{#request}}
                func show({{label}} result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>)
            {{/request}}
            }

            {{^request.isEmpty}}
            {{#main-actor}}@preconcurrency {{/main-actor}}@MainActor
            {{/request.isEmpty}}
            protocol {{name}}PresenterInterface: PresenterInterface {
            {{#rx}}
                func configure(with output: {{name}}.ViewOutput) -> {{name}}.ViewInput
            {{/rx}}
            {{#request}}
                func {{label}}()
            {{/request}}
            }
            {{/view.swiftui}}
            {{#formatter}}

            protocol {{name}}FormatterInterface: FormatterInterface {
            {{#rx}}
                func format(for input: {{name}}.FormatterInput) -> {{name}}.FormatterOutput
            {{/rx}}
            }
            {{/formatter}}
            {{#interactor}}

            {{^request.isEmpty}}
            {{#main-actor}}@preconcurrency {{/main-actor}}@MainActor
            {{/request.isEmpty}}
            protocol {{name}}InteractorInterface: InteractorInterface {
            {{#request}}
                func {{label}}() async throws{{#type}} -> {{type}}{{/type}}
            {{/request}}
            }
            {{/interactor}}
            {{#rx}}

            enum {{name}} {

                struct ViewOutput {
            {{^action.isEmpty}}
                    let actions: {{name}}Actions
            {{/action.isEmpty}}
                }

                struct ViewInput {
            {{^event.isEmpty}}
                    let events: {{name}}Events
            {{/event.isEmpty}}
            {{#formatter}}
                    let models: FormatterOutput
            {{/formatter}}
                }
            {{#formatter}}

                struct FormatterInput {
                }

                struct FormatterOutput {
                }
            {{/formatter}}

            }
            {{^action.isEmpty}}

            struct {{name}}Actions {
            {{#action}}
                let {{label}}: {{type}}
            {{/action}}
            }
            {{/action.isEmpty}}
            {{^event.isEmpty}}

            struct {{name}}Events {
            {{#event}}
                let {{label}}: {{type}}
            {{/event}}
            }
            {{/event.isEmpty}}
            {{/rx}}
            """#
    )
}
