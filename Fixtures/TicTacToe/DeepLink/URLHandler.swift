import Foundation

/// What the app hands the URLs to that it is opened with.
@preconcurrency @MainActor
protocol URLHandler: AnyObject {

    /// - Returns: whether something comes of the URL.
    func handle(url: URL) -> Bool
}
