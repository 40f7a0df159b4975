import Testing
import UIKit

/// Shows colours.
private final class Colors: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {

    var colors: [UIColor] = [.red, .green]
    var chosen: [Int] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        colors.count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
        cell.contentView.backgroundColor = colors[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        chosen.append(indexPath.item)
    }
}

@Suite("A collection")
@MainActor
struct UICollectionViewTests {

    private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let colors = Colors()

    init() {
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
        collection.dataSource = colors
        collection.delegate = colors
    }

    private func color(_ item: Int) -> UIColor? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))?.contentView.backgroundColor
    }

    @Test("shows what its data source has, again when it is asked to, and nothing beyond")
    func items() {
        #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 2)
        #expect([color(0), color(1), color(2)] == [.red, .green, nil])
        colors.colors = [.blue]
        #expect(color(0) == .red)
        collection.reloadData()
        #expect([color(0), color(1)] == [.blue, nil])
        #expect(collection.subviews.count == 1)
    }

    @Test("tells its delegate which item a person chose")
    func selection() {
        collection.tap(IndexPath(item: 1, section: 0))
        #expect(colors.chosen == [1])
    }
}
