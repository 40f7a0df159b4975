import RIBs
import SwiftUI

@preconcurrency @MainActor
protocol OffGamePresentableListener: AnyObject {
    func startGame()
}

final class OffGameViewController:
    UIHostingController<OffGameView>,
    OffGamePresentable,
    OffGameViewControllable
{

    var listener: (any OffGamePresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: OffGameView(state: OffGameViewState()))
    }

    func show(_ names: PlayerNames) {
        rootView.state.names = names
    }

    func show(_ score: Score) {
        rootView.state.score = score
    }

}
