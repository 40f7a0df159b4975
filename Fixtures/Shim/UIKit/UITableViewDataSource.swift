/// What a table shows. What has an answer here may be left out.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {

    /// How many sections there are; one.
    func numberOfSections(in tableView: UITableView) -> Int

    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// A row's cell.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// What stands above a section; nothing.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// What stands below a section; nothing.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {

    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Nothing.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// What a table is asked and tells. Every method may be left out.
@preconcurrency @MainActor public protocol UITableViewDelegate: AnyObject {

    /// A person chose a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {

    /// Nothing follows.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
