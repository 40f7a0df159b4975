import UIKit
import RxSwift
import RxCocoa

final class TicketViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: TicketPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension TicketViewController: TicketViewInterface {
}

private extension TicketViewController {

    func setupView() {
        let output = Ticket.ViewOutput(actions: TicketActions(
            scan: .never()
        ))

        let input = presenter.configure(with: output)
    }

}
