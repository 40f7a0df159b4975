/// What a collection shows. What has an answer here may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {

    /// How many sections there are; one.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// An item's cell.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {

    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection is asked and tells. Every method may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: AnyObject {

    /// A person chose an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {

    /// Nothing follows.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
