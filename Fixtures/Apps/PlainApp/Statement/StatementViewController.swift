import UIKit

final class StatementViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: (any StatementPresenterInterface)!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
    }

}

// MARK: - Extensions -

extension StatementViewController: StatementViewInterface {

    func show(loadStatement result: Result<String, any Error>) {
        // TODO: Show the result.
        fatalError("show(loadStatement:) is not implemented yet.")
    }

}
