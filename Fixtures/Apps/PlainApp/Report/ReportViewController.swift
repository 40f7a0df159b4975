import UIKit

final class ReportViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: ReportPresenterInterface!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension ReportViewController: ReportViewInterface {
}
