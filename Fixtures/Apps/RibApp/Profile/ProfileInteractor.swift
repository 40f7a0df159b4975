import RIBs
import RxSwift

protocol ProfileRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol ProfilePresentable: Presentable {
    var listener: ProfilePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol ProfileListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class ProfileInteractor:
    PresentableInteractor<ProfilePresentable>,
    ProfilePresentableListener,
    ProfileInteractable
{

    weak var router: ProfileRouting?
    weak var listener: ProfileListener?

    override init(presenter: ProfilePresentable) {
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
