import UIKit
import RxSwift
import RxCocoa

final class GalleryViewController: UIViewController {

    // MARK: - Public properties -

    var presenter: GalleryPresenterInterface!

    // MARK: - Private properties -

    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        setupView()
    }

}

// MARK: - Extensions -

extension GalleryViewController: GalleryViewInterface {
}

private extension GalleryViewController {

    func setupView() {
        let output = Gallery.ViewOutput(actions: GalleryActions(
            scan: .never(),
            close: .never()
        ))

        let input = presenter.configure(with: output)
    }

}
