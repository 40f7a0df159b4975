import UIKit

class FeedbackView: UIView {

    let text = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(text)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
