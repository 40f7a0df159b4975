import UIKit

final class ReservationsScreen: UIViewController {

    // MARK: - Properties

    private let model: ReservationsModel

    // MARK: - Initialiser

    init(model: ReservationsModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        model.onChange = { [weak self] in self?.show() }
        model.start()
    }

    // MARK: - Content

    private func show() {
        title = "Reservations"
    }
}
