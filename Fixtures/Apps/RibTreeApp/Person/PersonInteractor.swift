import RIBs
import RxSwift

protocol PersonRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol PersonPresentable: Presentable {
    var listener: PersonPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol PersonListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class PersonInteractor:
    PresentableInteractor<PersonPresentable>,
    PersonPresentableListener,
    PersonInteractable
{

    weak var router: PersonRouting?
    weak var listener: PersonListener?

    override init(presenter: PersonPresentable) {
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
