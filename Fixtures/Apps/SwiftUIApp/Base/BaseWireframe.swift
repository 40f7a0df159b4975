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
/// until `viewController` is first read, which is when the screen is shown.
@preconcurrency @MainActor
class BaseWireframe<ViewController> where ViewController: UIViewController {

    // MARK: - Private properties -

    private weak var weakViewController: ViewController?
    private var retainedViewController: ViewController?

    // MARK: - Lifecycle -

    init(viewController: ViewController) {
        weakViewController = viewController
        retainedViewController = viewController
    }

}

// MARK: - Extensions -

extension BaseWireframe {

    /// The module's screen. Whoever reads it first has to keep it, as a navigation stack or a presentation does.
    var viewController: ViewController {
        guard let viewController = weakViewController else {
            fatalError("The \(ViewController.self) of \(type(of: self)) has gone: whoever reads it first must keep it.")
        }
        retainedViewController = nil
        return viewController
    }

    /// The navigation controller that the screen is in.
    var navigationController: UINavigationController? {
        return weakViewController?.navigationController
    }

}

extension BaseWireframe: WireframeInterface {

    func showAlert(with title: String?, message: String?) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        weakViewController?.present(alert, animated: true)
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
