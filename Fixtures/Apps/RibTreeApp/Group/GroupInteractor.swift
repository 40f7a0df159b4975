import RIBs
import RxSwift

protocol GroupRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol GroupPresentable: Presentable {
    var listener: GroupPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol GroupListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class GroupInteractor:
    PresentableInteractor<GroupPresentable>,
    GroupPresentableListener,
    GroupInteractable
{

    weak var router: GroupRouting?
    weak var listener: GroupListener?

    override init(presenter: GroupPresentable) {
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
