import RIBs
import RxSwift

protocol WelcomeRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol WelcomePresentable: Presentable {
    var listener: WelcomePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol WelcomeListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class WelcomeInteractor:
    PresentableInteractor<WelcomePresentable>,
    WelcomePresentableListener,
    WelcomeInteractable
{

    weak var router: WelcomeRouting?
    weak var listener: WelcomeListener?

    override init(presenter: WelcomePresentable) {
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
