import RIBs
import RxSwift

protocol FeedRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol FeedPresentable: Presentable {
    var listener: FeedPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol FeedListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class FeedInteractor:
    PresentableInteractor<FeedPresentable>,
    FeedPresentableListener,
    FeedInteractable
{

    weak var router: FeedRouting?
    weak var listener: FeedListener?

    override init(presenter: FeedPresentable) {
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
