import RIBs
import RxSwift

protocol TicTacToeRouting: ViewableRouting {
}

protocol TicTacToePresentable: Presentable {
    var listener: TicTacToePresentableListener? { get set }
    func mark(_ position: Board.Position, for player: Player)
    func announce(_ result: String, then completion: @escaping () -> Void)
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol TicTacToeListener: AnyObject {
    func gameDidEnd(winner: Player?)
}

final class TicTacToeInteractor:
    PresentableInteractor<TicTacToePresentable>,
    TicTacToePresentableListener,
    TicTacToeInteractable
{

    weak var router: TicTacToeRouting?
    weak var listener: TicTacToeListener?

    private let playerNames: PlayerNames
    private var board = Board()
    private var currentPlayer = Player.first

    init(
        presenter: TicTacToePresentable,
        playerNames: PlayerNames
    ) {
        self.playerNames = playerNames
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func take(_ position: Board.Position) {
        guard !isOver, board.take(position, for: currentPlayer) else { return }
        presenter.mark(position, for: currentPlayer)
        if isOver {
            announceResult()
        } else {
            currentPlayer = currentPlayer.next
        }
    }

    private var isOver: Bool {
        return board.winner != nil || board.isFull
    }

    private func announceResult() {
        let winner = board.winner
        let result = winner.map { "\(playerNames.name(of: $0)) has won!" } ?? "A draw!"
        presenter.announce(result) { [weak self] in self?.listener?.gameDidEnd(winner: winner) }
    }

}
