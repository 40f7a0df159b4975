import VipergenGenerator

extension BaseTemplates {

    static let baseWireframe = SourceFile(
        "BaseWireframe.swift.mustache",
        literal: #"""
            {{> header}}
            import UIKit

            /// What a presenter can ask of every wireframe.
            @preconcurrency @MainActor
            protocol WireframeInterface: AnyObject {

                /// Shows a message, which the user closes.
                func showAlert(with title: String?, message: String?)

            }

            /// Builds a module, and leads from its screen to other modules.
            ///
            /// The view controller keeps its module alive, the wireframe included. The wireframe keeps the view controller alive only
            /// until `viewController` is first read, which is when the screen is shown.
            @preconcurrency @MainActor
            class BaseWireframe<ViewController> where ViewController: UIViewController {

                // MARK: - Private properties -

                private weak var shownViewController: ViewController?
                private var unshownViewController: ViewController?

                // MARK: - Lifecycle -

                init(viewController: ViewController) {
                    shownViewController = viewController
                    unshownViewController = viewController
                }

            }

            // MARK: - Extensions -

            extension BaseWireframe {

                /// The module's screen. Whoever reads it first has to keep it.
                var viewController: ViewController {
                    guard let viewController = shownViewController else {
                        fatalError("\(type(of: self)) is used after its \(ViewController.self) has gone.")
                    }
                    unshownViewController = nil
                    return viewController
                }

                /// The navigation controller that the screen is in.
                var navigationController: UINavigationController? {
                    return shownViewController?.navigationController
                }

            }

            extension BaseWireframe: WireframeInterface {

                func showAlert(with title: String?, message: String?) {
                    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    shownViewController?.present(alert, animated: true)
                }

            }

            extension UIViewController {

                /// Presents a module's screen.
                func presentWireframe<ViewController>(
                    _ wireframe: BaseWireframe<ViewController>,
                    animated: Bool = true,
                    completion: (() -> Void)? = nil
                ) {
                    present(wireframe.viewController, animated: animated, completion: completion)
                }

            }

            extension UINavigationController {

                /// Pushes a module's screen.
                func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
                    pushViewController(wireframe.viewController, animated: animated)
                }

                /// Makes a module's screen the only one on the stack.
                func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
                    setViewControllers([wireframe.viewController], animated: animated)
                }

            }
            """#
    )
}
