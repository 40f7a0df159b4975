/// A view that a person does something with.
@preconcurrency @MainActor open class UIControl: UIView {

    /// Whether a person can use the control. What a program sends goes out all the same.
    open var isEnabled = true

    /// Whether the control is in its selected state.
    open var isSelected = false

    /// Whether a finger is on the control.
    open var isHighlighted = false

    private var registrations: [(action: UIAction, events: Event)] = []

    /// Runs an action whenever one of the events is sent. An action that is here already gets the further events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { $0.action === action }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append((action, controlEvents))
        }
    }

    /// Runs an action for these events no longer.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = registrations.firstIndex(where: { $0.action === action }) else { return }
        registrations[index].events.subtract(controlEvents)
        if registrations[index].events.isEmpty {
            registrations.remove(at: index)
        }
    }

    /// Runs the actions of these events, in the order in which they were added: what a tap or a key does.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.handler(registration.action)
        }
    }
}
