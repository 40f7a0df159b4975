/// A display.
@preconcurrency @MainActor open class UIScreen: NSObject {

    /// The display of the device.
    public static let main = UIScreen()

    /// The display's size, which is that of the documents' device.
    open var bounds: CGRect {
        CGRect(x: 0, y: 0, width: 393, height: 852)
    }
}
