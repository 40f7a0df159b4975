import SwiftUI
import UIKit

/// Shows a SwiftUI view that is set later than the controller is made: a wireframe needs the controller first.
class LazyHostingViewController<RootView: View>: UIViewController {

    // MARK: - Public properties -

    /// The view, which is set before the screen is shown.
    var rootView: RootView!

    // MARK: - Lifecycle -

    override func viewDidLoad() {
        super.viewDidLoad()
        let hostingController = UIHostingController<RootView>(rootView: rootView)
        addChild(hostingController)
        view.addSubview(hostingController.view)
        hostingController.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            hostingController.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hostingController.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hostingController.view.topAnchor.constraint(equalTo: view.topAnchor),
            hostingController.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        hostingController.didMove(toParent: self)
    }

}
