import UIKit

class AboutViewController: UIViewController {

    let content = AboutView(frame: .zero)

    override func loadView() {
        view = content
    }
}
