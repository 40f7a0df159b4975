import VipergenGenerator

extension ViperTemplates {

    static let viewController = SourceFile(
        "{{name}}ViewController.swift.mustache",
        literal: #"""
            {{> header}}
            import UIKit
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            final class {{name}}ViewController: UIViewController {

                // MARK: - Public properties -

                var presenter: {{name}}PresenterInterface!
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
            }
            {{#rx}}

            private extension {{name}}ViewController {

                func setupView() {
                    let output = {{name}}.ViewOutput()

                    let input = presenter.configure(with: output)
                }

            }
            {{/rx}}
            """#
    )
}
