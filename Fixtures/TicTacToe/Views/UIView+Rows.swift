import UIKit

extension UIView {

    /// Puts views below one another, as wide as this one.
    func addRows(_ views: [UIView]) {
        for (row, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: CGFloat(80 + row * 60), width: bounds.width, height: 44)
            view.autoresizingMask = [.flexibleWidth]
            addSubview(view)
        }
    }

}
