@_exported import Foundation

/// The root of what is on the screen: views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {}
