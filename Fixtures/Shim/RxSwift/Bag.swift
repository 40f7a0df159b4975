/// Values that can be taken out again by a key, in order: but a value that comes after the first one has gone takes the
/// first one's place.
struct Bag<Value> {
    private var first: (key: Int, value: Value)?
    private var others: [(key: Int, value: Value)] = []
    private var nextKey = 0

    var count: Int { others.count + (first == nil ? 0 : 1) }

    /// The values, in order.
    var values: [Value] { (first.map { [$0.value] } ?? []) + others.map(\.value) }

    mutating func insert(_ value: Value) -> Int {
        defer { nextKey += 1 }
        if first == nil { first = (nextKey, value) } else { others.append((nextKey, value)) }
        return nextKey
    }

    mutating func remove(_ key: Int) -> Value? {
        if let first, first.key == key {
            self.first = nil
            return first.value
        }
        return others.firstIndex { $0.key == key }.map { others.remove(at: $0).value }
    }

    mutating func removeAll() {
        first = nil
        others = []
    }
}
