import UIKit

final class SearchScreen: UIViewController {

    // MARK: - Properties

    private let model: SearchModel
    private let hits = UILabel()

    // MARK: - Initialiser

    init(model: SearchModel) {
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
        view.addSubview(hits)
        model.onChange = { [weak self] in self?.show() }
        model.start()
    }

    // MARK: - Content

    private func show() {
        title = "Search"
        hits.text = "\(model.hits.count) hits"
    }
}
