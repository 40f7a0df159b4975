import Observation

/// What a view shows, and what is kept of it between two times that it is asked: the values of its states, by which view
/// they are of.
@MainActor final class ViewTree {

    private let content: (ViewTree) -> [Element]
    private var current: [Element]?
    private var kept: [String: AnyObject] = [:]
    private var seen: Set<String> = []
    private var subscriptions: [AnyCancellable] = []
    private var appearances: [() -> Void] = []
    private var tasks: [String: Task<Void, Never>] = [:]
    /// The views that a value of a navigation path leads to, by the type of the value.
    var destinations: [ObjectIdentifier: (_ value: Any, _ path: String) -> [Element]] = [:]
    /// True while the views are asked that other screens of a navigation stack cover: they keep their states, but they
    /// have disappeared.
    private(set) var isCovered = false
    /// What the back button of the visible navigation stack does; nil if its first screen is shown.
    var goBack: (() -> Void)?
    /// What a person does who swipes the topmost sheet down; nil if there is no sheet.
    var closeSheet: (() -> Void)?

    /// - Parameter root: asked anew for what is shown each time that something has changed.
    init<Root: View>(root: @escaping @MainActor () -> Root) {
        content = { $0.elements(of: root(), at: "") }
    }

    isolated deinit {
        for task in tasks.values {
            task.cancel()
        }
    }

    /// What is shown. The bodies are asked again only if something that they have read was changed.
    var elements: [Element] {
        if let current {
            return current
        }
        (subscriptions, appearances, seen) = ([], [], [])
        (goBack, closeSheet) = (nil, nil)
        let elements = withObservationTracking {
            content(self)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.setNeedsUpdate() }
        }
        current = elements
        for path in tasks.keys where !seen.contains(path) {
            tasks.removeValue(forKey: path)?.cancel()
        }
        kept = kept.filter { seen.contains($0.key) }
        for appear in appearances {
            appear()
        }
        return self.elements
    }

    /// Has the bodies asked again.
    func setNeedsUpdate() {
        current = nil
    }

    /// What a view shows.
    func elements<Content: View>(of view: Content, at path: String) -> [Element] {
        if let primitive = view as? any PrimitiveView {
            return primitive.elements(in: self, at: path)
        }
        let path = "\(path)/\(Content.self)"
        for child in Mirror(reflecting: view).children {
            (child.value as? any ConnectedProperty)?.connect(to: self, at: "\(path).\(child.label ?? "")")
        }
        return elements(of: view.body, at: path)
    }

    /// What views show that have a navigation stack of their own.
    func withOwnDestinations(_ elements: () -> [Element]) -> [Element] {
        let others = destinations
        defer { destinations = others }
        destinations = [:]
        return elements()
    }

    /// What views show, or would show if no screen covered them.
    func whileCovered(_ isCovered: Bool, _ elements: () -> [Element]) -> [Element] {
        let wasCovered = self.isCovered
        defer { self.isCovered = wasCovered }
        self.isCovered = wasCovered || isCovered
        return elements()
    }

    /// What was kept for a property of a view, or what is to be kept from now on.
    func keep<Storage: AnyObject>(_ storage: Storage, at path: String) -> Storage {
        seen.insert(path)
        if let storage = kept[path] as? Storage {
            return storage
        }
        kept[path] = storage
        return storage
    }

    /// Has the bodies asked again when an object changes.
    func observe<Object: ObservableObject>(_ object: Object) {
        subscriptions.append(
            object.objectWillChange.sink { [weak self] _ in
                MainActor.assumeIsolated { self?.setNeedsUpdate() }
            }
        )
    }

    /// Runs an action after the update in which a view is first there.
    func whenFirstSeen(at path: String, _ action: @escaping () -> Void) {
        guard !isCovered else { return }
        if kept[path] == nil {
            appearances.append(action)
        }
        _ = keep(self.placeholder, at: path)
    }

    /// Runs a task while a view is there.
    func run(at path: String, _ action: @escaping @Sendable @MainActor () async -> Void) {
        whenFirstSeen(at: path) { [weak self] in
            self?.tasks[path] = Task { await action() }
        }
    }

    private let placeholder = Placeholder()

    private final class Placeholder {}
}

/// A property of a view that has the view shown anew when its value changes.
@MainActor protocol ConnectedProperty {

    /// Connects the property of a view that is shown.
    func connect(to tree: ViewTree, at path: String)
}
