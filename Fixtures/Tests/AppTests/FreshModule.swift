import Testing

/// A module as `vipergen` writes it.
struct FreshModule: CustomTestStringConvertible, Sendable {

    let name: String

    /// The kinds of its parts: the names of their classes without the module's.
    let parts: Set<String>

    /// Shows the module in a navigation controller, and leaves it.
    let boot: @MainActor @Sendable () -> Boot

    var testDescription: String { name }

    /// - Parameter optionalParts: The kinds that not every module has.
    init(_ name: String, _ optionalParts: String..., boot: @escaping @MainActor @Sendable () -> Boot) {
        self.name = name
        self.parts = Set(["ViewController", "Presenter", "Wireframe"] + optionalParts)
        self.boot = boot
    }
}
