import UIKit

final class ContactsWireframe: BaseWireframe<ContactsViewController> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = ContactsViewController()
        super.init(viewController: moduleViewController)

        let presenter = ContactsPresenter(view: moduleViewController, wireframe: self)
        moduleViewController.presenter = presenter
    }

}

// MARK: - Extensions -

extension ContactsWireframe: ContactsWireframeInterface {
}
