import RIBs
import RxSwift

protocol HelpRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol HelpPresentable: Presentable {
    var listener: HelpPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol HelpListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class HelpInteractor:
    PresentableInteractor<HelpPresentable>,
    HelpPresentableListener,
    HelpInteractable
{

    weak var router: HelpRouting?
    weak var listener: HelpListener?

    override init(presenter: HelpPresentable) {
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
