import UIKit

final class SettingsScreen: UIViewController {

    // MARK: - Properties

    private let model: SettingsModel

    // MARK: - Initialiser

    init(model: SettingsModel) {
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
        view.backgroundColor = .white
        model.onChange = { [weak self] in self?.show() }
        model.start()
    }

    // MARK: - Content

    private func show() {
        title = "Settings"
    }
}
