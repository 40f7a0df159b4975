import Testing
import UIKit

/// Shows texts, a section for each list of them.
private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {

    var sections: [[String]]
    var chosen: [IndexPath] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath)
    }
}

private final class TextCell: UITableViewCell {

    var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

@Suite("A table")
@MainActor
struct UITableViewTests {

    private let table = UITableView()
    private let texts = Texts([["a", "b"], ["c"]])

    init() {
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.dataSource = texts
        table.delegate = texts
    }

    private func text(_ row: Int, _ section: Int) -> String? {
        table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
    }

    @Test("shows what its data source has, and nothing beyond")
    func rows() {
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect([text(0, 0), text(1, 0), text(0, 1)] == ["a", "b", "c"])
        #expect(text(1, 1) == nil && text(0, 2) == nil)
        #expect(table.subviews.count == 3)
    }

    @Test("keeps a row's cell until it is asked to show everything again, and then uses it for another row")
    func reuse() throws {
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)
        texts.sections = [["x"]]
        #expect(text(0, 0) == "a" && cell.reuseCount == 0)
        table.reloadData()
        #expect(cell.superview == nil)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(text(0, 0) == "x" && cell.reuseCount == 1 && cell.reuseIdentifier == "text")
    }

    @Test("tells its delegate which row a person chose, which stays chosen until the program says otherwise")
    func selection() {
        let row = IndexPath(row: 1, section: 0)
        table.tap(row)
        #expect(texts.chosen == [row] && table.indexPathForSelectedRow == row)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == row)
        table.deselectRow(at: row, animated: false)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("keeps neither of the two alive, and is empty without them")
    func references() {
        let table = UITableView()
        do {
            let texts = Texts([["a"]])
            table.dataSource = texts
            table.delegate = texts
            #expect(table.numberOfRows(inSection: 0) == 1)
        }
        #expect(table.dataSource == nil && table.delegate == nil)
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test("refuses an identifier that no class is registered for")
    func unregistered() async {
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UITableView().dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0))
        }
    }

    @Test("has headers and footers of a class that is registered")
    func headers() {
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "footer") == nil)
    }
}
