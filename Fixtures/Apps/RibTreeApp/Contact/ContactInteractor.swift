import RIBs
import RxSwift

protocol ContactRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol ContactPresentable: Presentable {
    var listener: ContactPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol ContactListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class ContactInteractor:
    PresentableInteractor<ContactPresentable>,
    ContactPresentableListener,
    ContactInteractable
{

    weak var router: ContactRouting?
    weak var listener: ContactListener?

    override init(presenter: ContactPresentable) {
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
