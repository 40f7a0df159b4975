/// A control that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {

    private var titles: [State.RawValue: String] = [:]

    /// Has the button say something in a state, and in every state without a title of its own where it is `normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
    }

    /// What the button says in a state.
    open func title(for state: State) -> String? {
        titles[state.rawValue] ?? titles[State.normal.rawValue]
    }
}
