import RIBs
import RxSwift

protocol LoggedInRouting: Routing {
    func cleanupViews()
    func routeToOffGame()
    func routeToTicTacToe()
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol LoggedInListener: AnyObject {
}

final class LoggedInInteractor:
    Interactor,
    LoggedInInteractable
{

    weak var router: LoggedInRouting?
    weak var listener: LoggedInListener?

    private let mutableScoreStream: MutableScoreStream

    init(mutableScoreStream: MutableScoreStream) {
        self.mutableScoreStream = mutableScoreStream
        super.init()
    }

    override func willResignActive() {
        super.willResignActive()

        router?.cleanupViews()
    }

}

// MARK: - OffGameListener -

extension LoggedInInteractor: OffGameListener {

    func didStartGame() {
        router?.routeToTicTacToe()
    }

}

// MARK: - TicTacToeListener -

extension LoggedInInteractor: TicTacToeListener {

    func gameDidEnd(winner: Player?) {
        if let winner {
            mutableScoreStream.add(winner: winner)
        }
        router?.routeToOffGame()
    }

}

// MARK: - Deep links -

extension LoggedInInteractor: LoggedInActionableItem {

    func launch(_ game: Game) -> Observable<(LoggedInActionableItem, ())> {
        switch game {
        case .ticTacToe: router?.routeToTicTacToe()
        }
        return .just((self, ()))
    }

}
