import UIKit
import RxSwift
import RxCocoa

final class DetailsViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: DetailsPresenterInterface!

    // MARK: - IBOutlets -

    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    var sectionsStackView: UIStackView!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension DetailsViewController: DetailsViewInterface {
}

private extension DetailsViewController {

    func setupView() {
        let output = Details.ViewOutput()

        let input = presenter.configure(with: output)
        handle(input.models)
    }

    func handle(_ models: Details.FormatterOutput) {
        models.title
            .drive(rx.title)
            .disposed(by: disposeBag)

        models.sections
            .drive(with: self, onNext: { viewController, sections in
                viewController.show(sections)
            })
            .disposed(by: disposeBag)
    }

    func show(_ sections: [Details.Section]) {
        for label in sectionsStackView.arrangedSubviews {
            label.removeFromSuperview()
        }
        for text in sections.flatMap({ [$0.title] + $0.rows }) {
            let label = UILabel()
            label.text = text
            sectionsStackView.addArrangedSubview(label)
        }
    }

}
