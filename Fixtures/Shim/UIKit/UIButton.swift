/// A control that is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {

    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        /// As the program says.
        case custom
        /// As the system's own.
        case system
    }

    private var titles: [State.RawValue: String] = [:]
    private var titleColors: [State.RawValue: UIColor] = [:]
    private var images: [State.RawValue: UIImage] = [:]
    private var backgroundImages: [State.RawValue: UIImage] = [:]

    /// A button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    /// Has the button say something in a state, and in every state without a title of its own where it is `normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
    }

    /// What the button says in a state.
    open func title(for state: State) -> String? {
        value(in: titles, for: state)
    }

    /// Has the button say it in a colour; states are as with the title.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
    }

    /// The colour of the title in a state.
    open func titleColor(for state: State) -> UIColor? {
        value(in: titleColors, for: state)
    }

    /// Has the button show an image beside the title; states are as with the title.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
    }

    /// The image in a state.
    open func image(for state: State) -> UIImage? {
        value(in: images, for: state)
    }

    /// Has the button show an image behind the title; states are as with the title.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
    }

    /// The image behind the title in a state.
    open func backgroundImage(for state: State) -> UIImage? {
        value(in: backgroundImages, for: state)
    }

    private func value<Value>(in values: [State.RawValue: Value], for state: State) -> Value? {
        values[state.rawValue] ?? values[State.normal.rawValue]
    }
}
