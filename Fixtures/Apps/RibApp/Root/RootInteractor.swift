import RIBs
import RxSwift

protocol RootRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

final class RootInteractor:
    PresentableInteractor<RootPresentable>,
    RootPresentableListener,
    RootInteractable
{

    weak var router: RootRouting?

    override init(presenter: RootPresentable) {
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
