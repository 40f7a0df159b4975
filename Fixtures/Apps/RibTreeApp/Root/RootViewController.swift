import RIBs
import SwiftUI

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol RootPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class RootViewController:
    UIHostingController<RootView>,
    RootPresentable,
    RootViewControllable
{

    var listener: (any RootPresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: RootView(state: RootViewState()))
    }

}
