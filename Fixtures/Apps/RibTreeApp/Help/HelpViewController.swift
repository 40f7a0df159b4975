import RIBs
import SwiftUI

@preconcurrency @MainActor
protocol HelpPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class HelpViewController:
    UIHostingController<HelpView>,
    HelpPresentable,
    HelpViewControllable
{

    var listener: (any HelpPresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: HelpView(state: HelpViewState()))
    }

}
