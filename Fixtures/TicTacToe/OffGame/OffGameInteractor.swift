import RIBs
import RxSwift

protocol OffGameRouting: ViewableRouting {
}

protocol OffGamePresentable: Presentable {
    var listener: OffGamePresentableListener? { get set }
    func show(_ names: PlayerNames)
    func show(_ score: Score)
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol OffGameListener: AnyObject {
    func didStartGame()
}

final class OffGameInteractor:
    PresentableInteractor<OffGamePresentable>,
    OffGamePresentableListener,
    OffGameInteractable
{

    weak var router: OffGameRouting?
    weak var listener: OffGameListener?

    private let playerNames: PlayerNames
    private let scoreStream: ScoreStream

    init(
        presenter: OffGamePresentable,
        playerNames: PlayerNames,
        scoreStream: ScoreStream
    ) {
        self.playerNames = playerNames
        self.scoreStream = scoreStream
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        presenter.show(playerNames)
        scoreStream.score
            .subscribe(onNext: { [weak self] score in self?.presenter.show(score) })
            .disposeOnDeactivate(interactor: self)
    }

    func startGame() {
        listener?.didStartGame()
    }

}
