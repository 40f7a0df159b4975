/// A file that a request asks for, in memory.
public struct RenderedFile: Sendable, Hashable {

    /// The output folder of a file: that of the modules, or that of their tests.
    public enum Purpose: Sendable {
        case module
        case tests
    }

    /// Relative to the output folder, with `/` between folders: `Login/LoginPresenter.swift`.
    public let path: String
    public let contents: [UInt8]
    public let purpose: Purpose
    /// The set's file that it was rendered from, as errors name it; empty for a file of no set.
    var source = ""

    public init(path: String, contents: [UInt8], purpose: Purpose = .module) {
        (self.path, self.contents, self.purpose) = (path, contents, purpose)
    }
}
