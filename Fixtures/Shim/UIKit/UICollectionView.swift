/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UIView, ReusableCell {

    /// What the cell was registered under.
    public internal(set) var reuseIdentifier: String?

    /// The view that the cell's own are in.
    public let contentView = UIView()

    /// A cell at a place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// A cell from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Whether the item is chosen.
    open var isSelected = false

    /// Whether a finger is on the item.
    open var isHighlighted = false

    /// Called before the cell is shown for another item.
    open func prepareForReuse() {}
}

/// Items that a layout arranges, every one of them taken to be on the screen.
@preconcurrency @MainActor open class UICollectionView: UIView {

    /// What the collection shows.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }

    /// Who hears what a person does.
    open weak var delegate: (any UICollectionViewDelegate)?

    /// Where the items are.
    open var collectionViewLayout: UICollectionViewLayout

    private var cells = CellStore<UICollectionViewCell>()

    /// A collection at a place.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// A collection from an Interface Builder document.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// How many sections there are.
    open var numberOfSections: Int {
        dataSource?.numberOfSections(in: self) ?? 1
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// Has cells of this class made for an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    /// A cell to show. Its class must be registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let cell = cells.dequeue(identifier) else {
            fatalError("No class of cells is registered for '\(identifier)'.")
        }
        return cell
    }

    /// The cell of an item; `nil` if there is no such item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if let cell = cells.cell(at: indexPath) { return cell }
        guard
            let dataSource,
            (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
        else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: indexPath)
        addSubview(cell)
        cells.show(cell, at: indexPath)
        return cell
    }

    /// Asks for everything again.
    open func reloadData() {
        for view in subviews where view is UICollectionViewCell { view.removeFromSuperview() }
        cells.clear()
    }

    /// Does what a person's tap on an item does. UIKit has no such method.
    public func tap(_ indexPath: IndexPath) {
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
