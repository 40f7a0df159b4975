import RIBs

/// Weak references to the parts of RIBs.
@MainActor
struct References {

    private struct Reference {
        let name: String
        weak var object: AnyObject?
    }

    private let all: [Reference]

    init(to routers: [any Routing]) {
        let parts = routers.flatMap { router in
            [router, router.interactable, (router as? any ViewableRouting)?.viewControllable] as [AnyObject?]
        }
        all = parts.compactMap { $0 }.map { Reference(name: "\(type(of: $0))", object: $0) }
    }

    /// The names of all parts.
    var names: [String] { all.map(\.name) }

    /// The names of what is still there.
    var living: [String] { all.filter { $0.object != nil }.map(\.name) }
}
