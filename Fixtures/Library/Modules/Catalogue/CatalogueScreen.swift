import UIKit

final class CatalogueScreen: UIViewController {

    // MARK: - Properties

    private let model: CatalogueModel
    private let list = UILabel()

    // MARK: - Initialiser

    init(model: CatalogueModel) {
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
        view.addSubview(list)
        model.onChange = { [weak self] in self?.show() }
        model.start()
    }

    // MARK: - Content

    private func show() {
        title = "Catalogue"
        list.text = model.titles.joined(separator: "\n")
    }
}
