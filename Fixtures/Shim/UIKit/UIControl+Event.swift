extension UIControl {

    /// What can happen to a control, a bit each.
    public struct Event: OptionSet, Sendable {

        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// The events of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger was lifted inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)

        /// The control's value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)

        /// A text field became the one that is typed into.
        public static let editingDidBegin = Event(rawValue: 1 << 16)

        /// A person changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)

        /// A text field is no longer the one that is typed into.
        public static let editingDidEnd = Event(rawValue: 1 << 18)

        /// The return key ended the editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

        /// Everything a text field sends.
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
    }
}
