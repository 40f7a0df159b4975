import Foundation
import RxSwift
import RxCocoa

final class PlayerPresenter {

    // MARK: - Private properties -

    private unowned let view: PlayerViewInterface
    private let formatter: PlayerFormatterInterface
    private let wireframe: PlayerWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: PlayerViewInterface,
        formatter: PlayerFormatterInterface,
        wireframe: PlayerWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension PlayerPresenter: PlayerPresenterInterface {

    func configure(with output: Player.ViewOutput) -> Player.ViewInput {

        let formatterInput = Player.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Player.ViewInput(models: formatterOutput)
    }

}
