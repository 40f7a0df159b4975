import RIBs
import RxSwift

protocol BonusRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol BonusPresentable: Presentable {
    var listener: BonusPresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol BonusListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class BonusInteractor:
    PresentableInteractor<BonusPresentable>,
    BonusPresentableListener,
    BonusInteractable
{

    weak var router: BonusRouting?
    weak var listener: BonusListener?

    override init(presenter: BonusPresentable) {
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
