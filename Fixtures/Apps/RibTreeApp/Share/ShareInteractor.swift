import RIBs
import RxSwift

protocol ShareRouting: Routing {
    func cleanupViews()
    // TODO: Declare what the interactor asks of the router.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol ShareListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class ShareInteractor:
    Interactor,
    ShareInteractable
{

    weak var router: ShareRouting?
    weak var listener: ShareListener?

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
