import VipergenGenerator

extension ViperTemplates {

    static let wireframe = SourceFile(
        "{{name}}Wireframe.swift.mustache",
        literal: #"""
            {{> header}}
            import UIKit
            {{#rx}}
            import RxSwift
            import RxCocoa
            {{/rx}}

            final class {{name}}Wireframe: BaseWireframe<{{name}}ViewController> {
            {{#view.storyboard}}

                // MARK: - Private properties -

                private let storyboard = UIStoryboard(name: "{{name}}", bundle: nil)
            {{/view.storyboard}}

                // MARK: - Module setup -

                init() {
            {{#view.storyboard}}
                    let moduleViewController = storyboard.instantiateViewController(ofType: {{name}}ViewController.self)
            {{/view.storyboard}}
            {{^view.storyboard}}
                    let moduleViewController = {{name}}ViewController()
            {{/view.storyboard}}
                    super.init(viewController: moduleViewController)

            {{#formatter}}
                    let formatter = {{name}}Formatter()
            {{/formatter}}
            {{#interactor}}
                    let interactor = {{name}}Interactor()
            {{/interactor}}
                    let presenter = {{name}}Presenter(view: moduleViewController, {{#formatter}}formatter: formatter, {{/formatter}}{{#interactor}}interactor: interactor, {{/interactor}}wireframe: self)
                    moduleViewController.presenter = presenter
                }

            }

            // MARK: - Extensions -

            extension {{name}}Wireframe: {{name}}WireframeInterface {
            {{#route}}

                func navigateTo{{route}}() {
                    navigationController?.pushWireframe({{route}}Wireframe())
                }
            {{#isLast}}

            {{/isLast}}
            {{/route}}
            }
            """#
    )
}
