import RIBs
import RxSwift

protocol PlaceRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol PlacePresentable: Presentable {
    var listener: PlacePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol PlaceListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class PlaceInteractor:
    PresentableInteractor<PlacePresentable>,
    PlacePresentableListener,
    PlaceInteractable
{

    weak var router: PlaceRouting?
    weak var listener: PlaceListener?

    override init(presenter: PlacePresentable) {
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
