extension UIControl {

    /// What a control is like, a bit each.
    public struct State: OptionSet, Sendable {

        /// The bits, as UIKit numbers them.
        public let rawValue: UInt

        /// The state of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing is special about the control.
        public static let normal: State = []

        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)

        /// A person cannot use the control.
        public static let disabled = State(rawValue: 1 << 1)

        /// The control is chosen.
        public static let selected = State(rawValue: 1 << 2)
    }
}
