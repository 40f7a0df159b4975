import RIBs
import RxSwift

protocol OffGameRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol OffGamePresentable: Presentable {
    var listener: OffGamePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol OffGameListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class OffGameInteractor:
    PresentableInteractor<OffGamePresentable>,
    OffGamePresentableListener,
    OffGameInteractable
{

    weak var router: OffGameRouting?
    weak var listener: OffGameListener?

    override init(presenter: OffGamePresentable) {
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
