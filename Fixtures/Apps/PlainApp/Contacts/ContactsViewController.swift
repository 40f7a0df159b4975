import UIKit

final class ContactsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ContactsPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension ContactsViewController: ContactsViewInterface {
}
