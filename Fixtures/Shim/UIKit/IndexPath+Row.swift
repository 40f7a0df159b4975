extension IndexPath {

    /// A row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An item of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section of a row or an item.
    public var section: Int { self[0] }

    /// The row in its section.
    public var row: Int { self[1] }

    /// The item in its section.
    public var item: Int { self[1] }
}
