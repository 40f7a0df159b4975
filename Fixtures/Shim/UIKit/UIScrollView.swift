/// A view that shows a part of a larger one.
@preconcurrency @MainActor open class UIScrollView: UIView {

    /// Who is told what happens.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// How large everything is.
    open var contentSize = CGSize.zero

    /// Where the part begins.
    open var contentOffset = CGPoint.zero

    /// What is added around everything.
    open var contentInset = UIEdgeInsets.zero

    /// Whether a person can scroll.
    open var isScrollEnabled = true

    /// Whether it moves on beyond its ends.
    open var bounces = true

    /// Whether it stops at multiples of its size.
    open var isPagingEnabled = false

    /// Whether it shows how far down the part is.
    open var showsVerticalScrollIndicator = true

    /// Whether it shows how far to the right the part is.
    open var showsHorizontalScrollIndicator = true

    /// Shows another part.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The rectangle of everything.
    open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }

    /// The rectangle of the part.
    open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
}

/// Is told when a view is scrolled.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A text that can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView {

    /// The text.
    open var text: String! = ""

    /// The font.
    open var font: UIFont?

    /// The colour of the text.
    open var textColor: UIColor?

    /// Where its lines are.
    open var textAlignment = NSTextAlignment.natural

    /// Whether a person can change it.
    open var isEditable = true

    /// What is around the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// Is told when a text is edited.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
