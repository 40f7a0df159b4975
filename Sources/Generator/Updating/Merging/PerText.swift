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
    func zip<Other, Result>(_ other: PerText<Other>, _ transform: (Value, Other) -> Result) -> PerText<Result> {
        PerText<Result>(
            base: transform(base, other.base),
            yours: transform(yours, other.yours),
            templates: transform(templates, other.templates)
        )
    }
}

/// A side of a merge.
enum Side { case yours, templates }

extension PerText where Value: Equatable {

    /// The rule of every three-way merge: the side whose value the result has, which is the one that changed it; yours if
    /// both did the same. Nil if both changed it in different ways.
    var side: Side? {
        if base == templates || yours == templates { return .yours }
        return base == yours ? .templates : nil
    }
}
