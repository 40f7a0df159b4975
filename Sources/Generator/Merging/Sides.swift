/// A value for each of the three texts of a merge.
struct Sides<Value> {

    /// Of the merge base: what the templates wrote before.
    var old: Value
    /// Of the file on disk.
    var yours: Value
    /// Of what the templates write now.
    var templates: Value

    func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
        Sides<Other>(old: transform(old), yours: transform(yours), templates: transform(templates))
    }

    func map<Second, Other>(with other: Sides<Second>, _ transform: (Value, Second) -> Other) -> Sides<Other> {
        Sides<Other>(
            old: transform(old, other.old),
            yours: transform(yours, other.yours),
            templates: transform(templates, other.templates)
        )
    }
}
