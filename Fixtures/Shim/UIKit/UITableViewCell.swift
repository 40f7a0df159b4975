/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, ReusableCell {

    /// What a cell of the system's own looks like.
    public enum CellStyle: Int, Sendable {
        /// One text.
        case `default`
        /// A second text at the right.
        case value1
        /// A second text at the left.
        case value2
        /// A second text below.
        case subtitle
    }

    /// How a cell shows that it was chosen.
    public enum SelectionStyle: Int, Sendable {
        /// Not at all.
        case none
        /// In blue.
        case blue
        /// In grey.
        case gray
        /// As the system likes.
        case `default`
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// It can be deleted.
        case delete
        /// One can be inserted.
        case insert
    }

    /// What the cell was registered under.
    public internal(set) var reuseIdentifier: String?

    /// How the cell shows that it was chosen.
    open var selectionStyle = SelectionStyle.default

    /// The view that the cell's own are in.
    public let contentView = UIView()

    /// The text of a cell of the system's own.
    public private(set) lazy var textLabel: UILabel? = added(UILabel())

    /// Its second text.
    public private(set) lazy var detailTextLabel: UILabel? = added(UILabel())

    /// A cell of the system's own.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Called before the cell is shown in another row.
    open func prepareForReuse() {}

    /// For overrides: the row is chosen. Nothing here calls it.
    open func setSelected(_ selected: Bool, animated: Bool) {}

    /// For overrides: a finger is on the row. Nothing here calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

    private func added(_ label: UILabel) -> UILabel {
        contentView.addSubview(label)
        return label
    }
}

/// What stands above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ReusableCell {

    /// What the view was registered under.
    public internal(set) var reuseIdentifier: String?

    /// Called before the view is shown at another section.
    open func prepareForReuse() {}
}
