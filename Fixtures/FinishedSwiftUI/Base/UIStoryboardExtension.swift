import UIKit

extension UIStoryboard {

    /// Makes the view controller of a scene.
    ///
    /// - Parameters:
    ///   - viewControllerType: The class of the scene.
    ///   - identifier: The storyboard identifier of the scene, by default the name of its class.
    func instantiateViewController<ViewController>(
        ofType viewControllerType: ViewController.Type,
        withIdentifier identifier: String = String(describing: ViewController.self)
    ) -> ViewController where ViewController: UIViewController {
        let scene = instantiateViewController(withIdentifier: identifier)
        guard let viewController = scene as? ViewController else {
            fatalError("The scene \"\(identifier)\" has the class \(type(of: scene)), not \(viewControllerType).")
        }
        return viewController
    }

}
