import VipergenGenerator

extension RibTemplates {

    static let viewController = SourceFile(
        "{{name}}ViewController.swift.mustache",
        literal: #"""
            {{^view.none}}
            {{> header}}
            import RIBs
            {{#view.swiftui}}
            import SwiftUI
            {{/view.swiftui}}
            {{^view.swiftui}}
            import UIKit
            {{/view.swiftui}}

            {{#root}}
            // `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
            {{/root}}
            @preconcurrency @MainActor
            protocol {{name}}PresentableListener: AnyObject {
                // TODO: Declare what the view tells the interactor.
            }

            final class {{name}}ViewController:
            {{#view.swiftui}}
                UIHostingController<{{name}}View>,
            {{/view.swiftui}}
            {{^view.swiftui}}
                UIViewController,
            {{/view.swiftui}}
                {{name}}Presentable,
                {{name}}ViewControllable
            {

            {{#view.swiftui}}
                var listener: (any {{name}}PresentableListener)? {
                    get { rootView.state.listener }
                    set { rootView.state.listener = newValue }
                }

                convenience init() {
                    self.init(rootView: {{name}}View(state: {{name}}ViewState()))
                }
            {{/view.swiftui}}
            {{^view.swiftui}}
                weak var listener: {{name}}PresentableListener?
            {{/view.swiftui}}
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
