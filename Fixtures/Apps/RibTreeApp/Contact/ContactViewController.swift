import RIBs
import SwiftUI

@preconcurrency @MainActor
protocol ContactPresentableListener: AnyObject {
    // TODO: Declare what the view tells the interactor.
}

final class ContactViewController:
    UIHostingController<ContactView>,
    ContactPresentable,
    ContactViewControllable
{

    var listener: (any ContactPresentableListener)? {
        get { rootView.state.listener }
        set { rootView.state.listener = newValue }
    }

    convenience init() {
        self.init(rootView: ContactView(state: ContactViewState()))
    }

}
