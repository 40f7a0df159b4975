import RIBs
import RxSwift

protocol MapRouting: Routing {
    func cleanupViews()
    // TODO: Declare what the interactor asks of the router.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol MapListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class MapInteractor:
    Interactor,
    MapInteractable
{

    weak var router: MapRouting?
    weak var listener: MapListener?

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Start the work of this RIB.
    }

    override func willResignActive() {
        super.willResignActive()

        router?.cleanupViews()
        // TODO: Stop what does not stop by itself.
    }

}
