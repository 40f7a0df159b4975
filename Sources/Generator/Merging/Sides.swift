/// One thing for each of the three texts that are merged.
struct Sides<Value> {

    /// What the templates wrote once.
    var old: Value
    /// What is on disk.
    var yours: Value
    /// What the templates write now.
    var templates: Value

    func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
        Sides<Other>(old: transform(old), yours: transform(yours), templates: transform(templates))
    }
}

extension Sides: Sendable where Value: Sendable {}
extension Sides: Equatable where Value: Equatable {}
