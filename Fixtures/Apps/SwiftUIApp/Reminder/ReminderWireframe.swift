import UIKit

final class ReminderWireframe: BaseWireframe<LazyHostingViewController<ReminderView>> {

    // MARK: - Module setup -

    init() {
        let moduleViewController = LazyHostingViewController<ReminderView>()
        super.init(viewController: moduleViewController)

        let formatter = ReminderFormatter()
        let presenter = ReminderPresenter(
            formatter: formatter,
            wireframe: self
        )
        moduleViewController.rootView = ReminderView(presenter: presenter)
    }

}

// MARK: - Extensions -

extension ReminderWireframe: ReminderWireframeInterface {
}
