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
}

extension Sides: Sendable where Value: Sendable {}
