/// The app or package that a module belongs to: the variables that are the same in every template of a run.
public struct Project: Sendable {
    package var name: String
    package var author: String
    package var company: String
    /// The day of generation, `YYYY-MM-DD`.
    package var date: String

    public init(name: String = "", author: String = "", company: String = "", date: String) {
        (self.name, self.author, self.company, self.date) = (name, author, company, date)
    }
}
