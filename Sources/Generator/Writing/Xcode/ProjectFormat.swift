/// A format of a project's file: how changes of its items are written into its text.
protocol ProjectFormat: Sendable {

    /// The text with its name, for errors.
    var source: SourceText { get }

    /// The text with the changes. Every other byte stays.
    func written(_ changes: ProjectChanges, _ outline: ProjectOutline) -> [UInt8]

    /// The first difference of a changed text, read again, to what it should be; nil if there is none.
    func mistake(in contents: [UInt8], _ changes: ProjectChanges, _ outline: ProjectOutline) -> String?
}
