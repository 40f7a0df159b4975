import RIBs
import UIKit

@preconcurrency @MainActor
protocol TicTacToePresentableListener: AnyObject {
    func take(_ position: Board.Position)
}

final class TicTacToeViewController:
    UIViewController,
    TicTacToePresentable,
    TicTacToeViewControllable
{

    weak var listener: TicTacToePresentableListener?

    private var cells: [Board.Position: UIButton] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        for position in Board.Position.all {
            addCell(at: position)
        }
    }

    func mark(_ position: Board.Position, for player: Player) {
        let cell = cells[position]
        cell?.setTitle(player == .first ? "X" : "O", for: .normal)
        cell?.isEnabled = false
    }

    func announce(_ result: String, then completion: @escaping () -> Void) {
        let alert = UIAlertController(title: result, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in completion() })
        present(alert, animated: false)
    }

    private func addCell(at position: Board.Position) {
        let cell = UIButton()
        cell.frame = CGRect(x: 20 + position.column * 90, y: 80 + position.row * 90, width: 80, height: 80)
        cell.addAction(UIAction { [weak self] _ in self?.listener?.take(position) }, for: .touchUpInside)
        view.addSubview(cell)
        cells[position] = cell
    }

}
