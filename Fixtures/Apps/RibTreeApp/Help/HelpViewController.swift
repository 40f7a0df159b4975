import RIBs
import SwiftUI
import UIKit

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
