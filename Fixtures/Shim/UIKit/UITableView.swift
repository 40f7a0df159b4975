/// A list, of which every row is taken to be on the screen.
@preconcurrency @MainActor open class UITableView: UIView {

    /// The height of what finds its own.
    public static let automaticDimension: CGFloat = -1

    /// What the table shows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    /// Who hears what a person does.
    open weak var delegate: (any UITableViewDelegate)?

    /// How high the rows are.
    open var rowHeight = UITableView.automaticDimension

    /// How high they may be before that is known.
    open var estimatedRowHeight = UITableView.automaticDimension

    /// The row that is chosen.
    public private(set) var indexPathForSelectedRow: IndexPath?

    private var cells = CellStore<UITableViewCell>()
    private var headersAndFooters = CellStore<UITableViewHeaderFooterView>()

    /// How many sections there are.
    open var numberOfSections: Int {
        dataSource?.numberOfSections(in: self) ?? 1
    }

    /// How many rows a section has.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    /// Has cells of this class made for an identifier.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    /// Has headers and footers of this class made for an identifier.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(aClass, for: identifier)
    }

    /// A cell to show, if there is one or a class to make it of.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cells.dequeue(identifier)
    }

    /// A cell to show. Its class must be registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = cells.dequeue(identifier) else {
            fatalError("No class of cells is registered for '\(identifier)'.")
        }
        return cell
    }

    /// A header or footer to show, if there is one or a class to make it of.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headersAndFooters.dequeue(identifier)
    }

    /// The cell of a row; `nil` if there is no such row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells.cell(at: indexPath) { return cell }
        guard
            let dataSource,
            (0..<numberOfSections).contains(indexPath.section),
            (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
        else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        addSubview(cell)
        cells.show(cell, at: indexPath)
        return cell
    }

    /// Asks for everything again.
    open func reloadData() {
        indexPathForSelectedRow = nil
        for view in subviews where view is UITableViewCell { view.removeFromSuperview() }
        cells.clear()
    }

    /// Has a row chosen no longer.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }

    /// Does what a person's tap on a row does. UIKit has no such method.
    public func tap(_ indexPath: IndexPath) {
        indexPathForSelectedRow = indexPath
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }
}
