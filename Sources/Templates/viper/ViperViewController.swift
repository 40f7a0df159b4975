import VipergenGenerator

extension ViperTemplates {

    static let viewController = SourceFile(
        "{{name}}ViewController.swift.mustache",
        literal: #"""
            {{^view.swiftui}}
            {{> header}}
            import UIKit
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            final class {{name}}ViewController: UIViewController {

                // MARK: - Public properties -

            {{^request}}
                var presenter: {{name}}PresenterInterface!
            {{/request}}
            {{^request.isEmpty}}
                var presenter: (any {{name}}PresenterInterface)!
            {{/request.isEmpty}}
            {{#rx}}

                // MARK: - Private properties -

                private let disposeBag = DisposeBag()
            {{/rx}}

                // MARK: - Lifecycle -

                override func viewDidLoad() {
                    super.viewDidLoad()
            {{#rx}}
                    setupView()
            {{/rx}}
                }

            }

            // MARK: - Extensions -

            extension {{name}}ViewController: {{name}}ViewInterface {
            {{#request}}

                func show({{label}} result: Result<{{#type}}{{type}}{{/type}}{{^type}}Void{{/type}}, any Error>) {
                    // TODO: Show the result.
                    fatalError("show({{label}}:) is not implemented yet.")
                }
            {{#isLast}}

            {{/isLast}}
            {{/request}}
            }
            {{#rx}}

            private extension {{name}}ViewController {

                func setupView() {
            {{^action}}
                    let output = {{name}}.ViewOutput()
            {{/action}}
            {{^action.isEmpty}}
                    let output = {{name}}.ViewOutput(actions: {{name}}Actions(
            {{#action}}
                        {{label}}: .never(){{^isLast}},{{/isLast}}
            {{/action}}
                    ))
            {{/action.isEmpty}}

                    let input = presenter.configure(with: output)
                }

            }
            {{/rx}}
            {{/view.swiftui}}
            """#
    )
}
