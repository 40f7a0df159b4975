/// A value for each of the three texts of a merge.
struct PerText<Value> {

    /// Of the merge base: what the templates wrote before.
    var base: Value
    /// Of the file on disk.
    var yours: Value
    /// Of what the templates write now.
    var templates: Value

    func map<Other>(_ transform: (Value) -> Other) -> PerText<Other> {
        PerText<Other>(base: transform(base), yours: transform(yours), templates: transform(templates))
    }
}
