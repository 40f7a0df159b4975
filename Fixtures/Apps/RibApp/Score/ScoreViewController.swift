import RIBs
import SwiftUI

@preconcurrency @MainActor
protocol ScorePresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class ScoreViewController:
    UIHostingController<ScoreView>,
    ScorePresentable,
    ScoreViewControllable
{

    var listener: (any ScorePresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: ScoreView(state: ScoreViewState()))
    }

}
