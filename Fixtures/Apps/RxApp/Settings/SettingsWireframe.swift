import UIKit
import RxSwift
import RxCocoa

final class SettingsWireframe: BaseWireframe<SettingsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = SettingsViewController()
        super.init(viewController: moduleViewController)

        let presenter = SettingsPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension SettingsWireframe: SettingsWireframeInterface {
}
