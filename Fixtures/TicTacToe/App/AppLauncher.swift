import RIBs
import UIKit

/// What an app delegate keeps: the window, the tree of RIBs, and who takes the URLs.
@preconcurrency @MainActor
final class AppLauncher {

    private let window: UIWindow
    private let launchRouter: LaunchRouting
    private let urlHandler: URLHandler

    /// Shows the app in a window.
    init(window: UIWindow) {
        self.window = window
        let root = RootBuilder(dependency: AppComponent()).build()
        launchRouter = root.launchRouter
        urlHandler = root.urlHandler
        launchRouter.launch(from: window)
    }

    /// For the app delegate's method of the same meaning.
    func open(_ url: URL) -> Bool {
        return urlHandler.handle(url: url)
    }

}
