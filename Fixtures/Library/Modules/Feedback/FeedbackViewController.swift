import UIKit

class FeedbackViewController: UIViewController {

    let content = FeedbackView(frame: .zero)

    override func loadView() {
        view = content
    }
}
