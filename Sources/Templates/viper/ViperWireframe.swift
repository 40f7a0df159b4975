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

            {{^view.swiftui}}
            final class {{name}}Wireframe: BaseWireframe<{{name}}ViewController> {
            {{/view.swiftui}}
            {{#view.swiftui}}
            final class {{name}}Wireframe: BaseWireframe<LazyHostingViewController<{{name}}View>> {
            {{/view.swiftui}}
            {{#view.storyboard}}

                // MARK: - Private properties -

                private let storyboard = UIStoryboard(name: "{{name}}", bundle: nil)
            {{/view.storyboard}}

                // MARK: - Module setup -

                init() {
            {{#view.storyboard}}
                    let moduleViewController = storyboard.instantiateViewController(ofType: {{name}}ViewController.self)
            {{/view.storyboard}}
            {{#view.xib}}
                    let moduleViewController = {{name}}ViewController()
            {{/view.xib}}
            {{#view.code}}
                    let moduleViewController = {{name}}ViewController()
            {{/view.code}}
            {{#view.swiftui}}
                    let moduleViewController = LazyHostingViewController<{{name}}View>()
            {{/view.swiftui}}
                    super.init(viewController: moduleViewController)

            {{#formatter}}
                    let formatter = {{name}}Formatter()
            {{/formatter}}
            {{#interactor}}
                    let interactor = {{name}}Interactor()
            {{/interactor}}
            {{^formatter}}
                    let presenter = {{name}}Presenter({{^view.swiftui}}view: moduleViewController, {{/view.swiftui}}{{#interactor}}interactor: interactor, {{/interactor}}wireframe: self)
            {{/formatter}}
            {{#formatter}}
                    let presenter = {{name}}Presenter(
            {{^view.swiftui}}
                        view: moduleViewController,
            {{/view.swiftui}}
                        formatter: formatter,
            {{#interactor}}
                        interactor: interactor,
            {{/interactor}}
                        wireframe: self
                    )
            {{/formatter}}
            {{^view.swiftui}}
                    moduleViewController.presenter = presenter
            {{/view.swiftui}}
            {{#view.swiftui}}
                    moduleViewController.rootView = {{name}}View(presenter: presenter)
            {{/view.swiftui}}
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
