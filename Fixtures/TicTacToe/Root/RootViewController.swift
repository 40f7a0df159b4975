import RIBs
import UIKit

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol RootPresentableListener: AnyObject {
}

final class RootViewController:
    UIViewController,
    RootPresentable,
    RootViewControllable
{

    weak var listener: RootPresentableListener?

    func present(viewController: ViewControllable) {
        viewController.uiviewController.modalPresentationStyle = .fullScreen
        present(viewController.uiviewController, animated: false)
    }

    func dismiss(viewController: ViewControllable) {
        guard presentedViewController === viewController.uiviewController else { return }
        dismiss(animated: false)
    }

}

// MARK: - LoggedInViewControllable -

extension RootViewController: LoggedInViewControllable {
}
