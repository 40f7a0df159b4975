/// The modules that declare a conformance at the less frequent one of two places: the heading of a type, and that of an
/// extension.
///
///     final class Home: Listener {}         final class Home {}
///                                           extension Home: Listener {}
struct Conformances {

    private struct Name: Hashable {
        let type: String
        let supertype: String
    }

    /// By the nodes at the more frequent place: elements of headings, or extensions. What both places of a type have is one
    /// conformance.
    private var others: [Int: Set<Int>] = [:]

    init(_ alignment: Alignment) {
        var (headings, extensions): ([Name: Int], [Name: Int]) = ([:], [:])
        for (index, node) in alignment.nodes.enumerated() {
            guard let type = node.item.typeName else { continue }
            for element in node.groups["inheritance"]?.nodes ?? [] {
                let name = Name(type: type, supertype: alignment.nodes[element].item.names.first ?? "")
                if node.item.kind == .extension { extensions[name] = index } else { headings[name] = element }
            }
        }
        for (name, heading) in headings {
            guard let own = extensions[name] else { continue }
            let modules = (alignment.nodes[heading].modules, alignment.nodes[own].modules)
            let isRarer = modules.0.count < modules.1.count
            others[isRarer ? own : heading, default: []].formUnion(isRarer ? modules.0 : modules.1)
        }
    }

    /// The modules that have the conformance of a node at the other place.
    func others(_ node: Int) -> Set<Int> { others[node] ?? [] }
}
