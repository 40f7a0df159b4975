/// A file that a request asks for, in memory.
public struct RenderedFile: Sendable, Hashable {

    /// Relative to the output folder, with `/` between folders: `Login/LoginPresenter.swift`.
    public let path: String
    public internal(set) var contents: [UInt8]
    public let purpose: FilePurpose
    /// The set's file that it was rendered from, as errors name it; empty for a file of no set.
    var source = ""

    /// True for a new file that is to be executable. A file that exists keeps its permissions.
    package let isExecutable: Bool

    package init(path: String, contents: [UInt8], purpose: FilePurpose = .module, isExecutable: Bool = false) {
        (self.path, self.contents, self.purpose, self.isExecutable) = (path, contents, purpose, isExecutable)
    }
}
