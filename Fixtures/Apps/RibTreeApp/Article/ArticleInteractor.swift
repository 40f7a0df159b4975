import RIBs
import RxSwift

protocol ArticleRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol ArticlePresentable: Presentable {
    var listener: ArticlePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol ArticleListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class ArticleInteractor:
    PresentableInteractor<ArticlePresentable>,
    ArticlePresentableListener,
    ArticleInteractable
{

    weak var router: ArticleRouting?
    weak var listener: ArticleListener?

    override init(presenter: ArticlePresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Start the work of this RIB.
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Stop what does not stop by itself.
    }

}
