import UIKit

/// What a presenter can ask of every view.
@preconcurrency @MainActor
protocol ViewInterface: AnyObject {

    /// Covers the view with a spinner, which stays until it has been hidden as often as it was shown.
    func showProgressHUD()

    /// Undoes one `showProgressHUD()`.
    func hideProgressHUD()

}

// MARK: - Extensions -

extension ViewInterface where Self: UIViewController {

    func showProgressHUD() {
        let progressHUD = currentProgressHUD ?? ProgressHUD(style: .large)
        progressHUD.showCount += 1
        progressHUD.frame = view.bounds
        progressHUD.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        progressHUD.startAnimating()
        view.addSubview(progressHUD)
    }

    func hideProgressHUD() {
        guard let progressHUD = currentProgressHUD else { return }
        progressHUD.showCount -= 1
        if progressHUD.showCount == 0 {
            progressHUD.removeFromSuperview()
        }
    }

    private var currentProgressHUD: ProgressHUD? {
        return view.subviews.compactMap { $0 as? ProgressHUD }.first
    }

}

private final class ProgressHUD: UIActivityIndicatorView {

    var showCount = 0

}
