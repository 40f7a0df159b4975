/// Where the items of a collection are. It is not worked out here.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {}

/// Items in lines.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {

    /// How far apart the lines are at least.
    open var minimumLineSpacing: CGFloat = 10

    /// How far apart the items of a line are at least.
    open var minimumInteritemSpacing: CGFloat = 10

    /// How big an item is.
    open var itemSize = CGSize(width: 50, height: 50)
}
