import RIBs
import RxSwift

protocol TicTacToeRouting: ViewableRouting {
    // TODO: Declare what the interactor asks of the router.
}

protocol TicTacToePresentable: Presentable {
    var listener: TicTacToePresentableListener? { get set }
    // TODO: Declare what the interactor asks of the view.
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol TicTacToeListener: AnyObject {
    // TODO: Declare what this RIB tells the one above.
}

final class TicTacToeInteractor:
    PresentableInteractor<TicTacToePresentable>,
    TicTacToePresentableListener,
    TicTacToeInteractable
{

    weak var router: TicTacToeRouting?
    weak var listener: TicTacToeListener?

    override init(presenter: TicTacToePresentable) {
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
