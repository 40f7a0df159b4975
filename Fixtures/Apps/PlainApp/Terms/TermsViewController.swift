import UIKit

final class TermsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: (any TermsPresenterInterface)!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension TermsViewController: TermsViewInterface {

    func show(loadTerms result: Result<String, any Error>) {
        // TODO: Show the result.
        fatalError("show(loadTerms:) is not implemented yet.")
    }

    func show(accept result: Result<Void, any Error>) {
        // TODO: Show the result.
        fatalError("show(accept:) is not implemented yet.")
    }

}
