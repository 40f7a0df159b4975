/// What a person did with the device.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {}
