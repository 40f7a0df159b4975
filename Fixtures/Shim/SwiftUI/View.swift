@_exported import Combine
@_exported import Foundation

/// A part of what is on the screen, described by other parts.
@preconcurrency @MainActor public protocol View {

    /// The type of the parts.
    associatedtype Body: View

    /// The parts.
    @ViewBuilder var body: Body { get }
}

extension Never: View {}

extension View where Body == Never {

    /// A view that has no parts is not asked for them.
    public var body: Never {
        fatalError("\(Self.self) has no body.")
    }
}

/// A view that the stand-in knows how to show.
protocol PrimitiveView: View where Body == Never {

    /// What it shows.
    ///
    /// - Parameter path: which view it is, among all that are shown.
    func elements(in tree: ViewTree, at path: String) -> [Element]
}
