import RIBs
import RxSwift
import UIKit

@preconcurrency @MainActor
protocol OffGamePresentableListener: AnyObject {
    func startGame()
}

final class OffGameViewController: UIViewController, OffGamePresentable, OffGameViewControllable {

    weak var listener: OffGamePresentableListener?

    let firstNameLabel = UILabel()
    let firstScoreLabel = UILabel()
    let secondNameLabel = UILabel()
    let secondScoreLabel = UILabel()
    let startButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        startButton.setTitle("Play", for: .normal)
        startButton.addAction(UIAction { [weak self] _ in self?.listener?.startGame() }, for: .touchUpInside)
        view.addRows([firstNameLabel, firstScoreLabel, secondNameLabel, secondScoreLabel, startButton])
    }

    func show(_ names: PlayerNames) {
        firstNameLabel.text = names.first
        secondNameLabel.text = names.second
    }

    func show(_ score: Score) {
        firstScoreLabel.text = String(score.first)
        secondScoreLabel.text = String(score.second)
    }

}
