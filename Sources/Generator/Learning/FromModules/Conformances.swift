/// The modules that declare a conformance in another way than most: in the heading of a type, or in that of an extension.
///
///     final class Home: Listener {}         final class Home {}
///                                           extension Home: Listener {}
struct Conformances {

    private struct Name: Hashable {
        let type: String
        let supertype: String
    }

    /// By the nodes with the more frequent way: elements of headings, or extensions.
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
            if modules.0.count < modules.1.count { others[own] = modules.0 } else { others[heading] = modules.1 }
        }
    }

    /// The modules that have the conformance of a node in the other way.
    func others(_ node: Int) -> Set<Int> { others[node] ?? [] }
}
