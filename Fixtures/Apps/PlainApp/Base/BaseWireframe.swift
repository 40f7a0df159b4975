import UIKit

// The base types are on the main actor, as UIKit is. @preconcurrency: code in the Swift 5 mode may call them
// without being there.

/// What a presenter can ask of every wireframe.
@preconcurrency @MainActor
protocol WireframeInterface: AnyObject {

    /// Shows a message, which the user closes.
    func showAlert(with title: String?, message: String?)

}

/// Builds a module, and leads from its screen to other modules.
///
/// The view controller keeps its module alive, the wireframe included. The wireframe keeps the view controller alive only
/// until `takeViewController()`, which a caller uses to show it.
@preconcurrency @MainActor
class BaseWireframe<ViewController> where ViewController: UIViewController {

    // MARK: - Public properties -

    /// The module's screen, while it exists.
    private(set) weak var viewController: ViewController?

    // MARK: - Private properties -

    private var retainedViewController: ViewController?

    // MARK: - Lifecycle -

    init(viewController: ViewController) {
        self.viewController = viewController
        retainedViewController = viewController
    }

}

// MARK: - Extensions -

extension BaseWireframe {

    /// Gives the module's screen to the caller, who keeps it: on a navigation stack, or by presenting it.
    ///
    /// Take it once: the wireframe does not keep the screen afterwards.
    func takeViewController() -> ViewController {
        guard let viewController else {
            fatalError("The \(ViewController.self) of \(type(of: self)) was taken before, and has been released.")
        }
        retainedViewController = nil
        return viewController
    }

    /// The navigation controller that the screen is in.
    var navigationController: UINavigationController? {
        return viewController?.navigationController
    }

}

extension BaseWireframe: WireframeInterface {

    func showAlert(with title: String?, message: String?) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        viewController?.present(alert, animated: true)
    }

}

extension UIViewController {

    /// Presents a module's screen.
    func presentWireframe<ViewController>(
        _ wireframe: BaseWireframe<ViewController>,
        animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(wireframe.takeViewController(), animated: animated, completion: completion)
    }

}

extension UINavigationController {

    /// Pushes a module's screen.
    func pushWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        pushViewController(wireframe.takeViewController(), animated: animated)
    }

    /// Makes a module's screen the only one on the stack.
    func setRootWireframe<ViewController>(_ wireframe: BaseWireframe<ViewController>, animated: Bool = true) {
        setViewControllers([wireframe.takeViewController()], animated: animated)
    }

}
