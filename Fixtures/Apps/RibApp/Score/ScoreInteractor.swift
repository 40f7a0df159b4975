import RIBs
import RxSwift

protocol ScoreRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol ScorePresentable: Presentable {
    var listener: ScorePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol ScoreListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class ScoreInteractor:
    PresentableInteractor<ScorePresentable>,
    ScorePresentableListener,
    ScoreInteractable
{

    weak var router: ScoreRouting?
    weak var listener: ScoreListener?

    override init(presenter: ScorePresentable) {
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
