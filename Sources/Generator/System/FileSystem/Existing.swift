/// What is on disk at a path.
package enum Existing: Sendable, Equatable {
    case absent
    case file([UInt8])
    /// A folder, with the names of what is in it.
    case folder([String])
    /// A symlink, whatever its target.
    case link
    /// A device, a socket or the like.
    case other
}
