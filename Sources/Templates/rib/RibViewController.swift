import VipergenGenerator

extension RibTemplates {

    static let viewController = SourceFile(
        "{{name}}ViewController.swift.mustache",
        literal: #"""
            {{^view.none}}
            {{> header}}
            import RIBs
            import RxSwift
            import UIKit

            @preconcurrency @MainActor
            protocol {{name}}PresentableListener: AnyObject {
                // TODO: Declare what the view tells the interactor.
            }

            final class {{name}}ViewController: UIViewController, {{name}}Presentable, {{name}}ViewControllable {

                weak var listener: {{name}}PresentableListener?
            {{#view.storyboard}}

                static func loadFromStoryboard() -> {{name}}ViewController {
                    let storyboard = UIStoryboard(name: "{{name}}", bundle: nil)
                    let scene = storyboard.instantiateViewController(withIdentifier: "{{name}}ViewController")
                    guard let viewController = scene as? {{name}}ViewController else {
                        fatalError("The scene has the class \(type(of: scene)), not {{name}}ViewController.")
                    }
                    return viewController
                }
            {{/view.storyboard}}

            }
            {{/view.none}}
            """#
    )
}
