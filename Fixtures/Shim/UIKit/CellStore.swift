/// A cell of a list.
@MainActor protocol ReusableCell: UIView {
    var reuseIdentifier: String? { get set }

    init?(coder: NSCoder)

    func prepareForReuse()
}

/// The cells that a list shows, and those that it does no longer and may show again.
///
/// A cell is made as from a document, by `init(coder:)`, whichever way its class was registered: nothing here can call
/// another initializer of a class that is known only when the program runs.
@MainActor struct CellStore<Cell: ReusableCell> {

    private var classes: [String: Cell.Type] = [:]
    private var pool: [Cell] = []
    private var shown: [IndexPath: Cell] = [:]

    mutating func register(_ cellClass: AnyClass?, for identifier: String) {
        classes[identifier] = cellClass as? Cell.Type
    }

    /// A cell for an identifier: one that is no longer shown, or a new one; `nil` if no class is registered.
    mutating func dequeue(_ identifier: String) -> Cell? {
        if let index = pool.firstIndex(where: { $0.reuseIdentifier == identifier }) {
            let cell = pool.remove(at: index)
            cell.prepareForReuse()
            return cell
        }
        let cell = classes[identifier]?.init(coder: NSKeyedArchiver(requiringSecureCoding: false))
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// The cell at a place, if one was shown there.
    func cell(at indexPath: IndexPath) -> Cell? { shown[indexPath] }

    mutating func show(_ cell: Cell, at indexPath: IndexPath) { shown[indexPath] = cell }

    /// Shows nothing any more.
    mutating func clear() {
        pool += shown.sorted { $0.key < $1.key }.map(\.value)
        shown = [:]
    }
}
