import RIBs
import SwiftUI

@preconcurrency @MainActor
protocol BonusPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class BonusViewController:
    UIHostingController<BonusView>,
    BonusPresentable,
    BonusViewControllable
{

    var listener: (any BonusPresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: BonusView(state: BonusViewState()))
    }

}
