/// One change of a folder that a run makes, and takes back if it does not come to its end.
///
/// What a step puts into place lies in the staging folder under the step's number, and so does what it takes away, with
/// `.old` after it. So the disk itself tells how far a step has come, whoever looks.
struct Step: Equatable {

    /// The raw value is what the journal has.
    enum Action: String {
        /// A new folder, a module's or one of modules, which appears with all that is in it.
        case putFolder = "put folder"
        case putFile = "put file"
        case replaceFile = "replace file"
        case removeFile = "remove file"
        /// A folder that others are to go into.
        case makeFolder = "make folder"
        /// A folder in which nothing is left.
        case removeFolder = "remove folder"
    }

    let action: Action
    let number: Int
    /// Where it happens, relative to the folder that the staging folder is in.
    let path: String
    /// What tells that what is at the path is what was put there: its inode.
    var inode: UInt64 = 0
    /// How many files it is about: of a folder that is put, all that are in it.
    var fileCount = 0
    /// What has to be at the path before. Known to the run alone.
    var expected = Expected.nothing

    /// What was found at a path when the plan was made.
    enum Expected: Equatable {
        case nothing
        /// A file, with a hash of its bytes: a run of many files is not to keep them all.
        case file(Int)
        case link
        case folder
        case other

        init(_ existing: Existing) {
            switch existing {
            case .absent: self = .nothing
            case .file(let bytes): self = .file(bytes.hashValue)
            case .link: self = .link
            case .folder: self = .folder
            case .other: self = .other
            }
        }
    }
}

extension [Step] {

    /// Brings the steps into the order in which they are done: what goes makes room first, a folder is there before what
    /// goes into it, and goes after what was in it.
    mutating func order() {
        func rank(_ step: Step) -> Int {
            switch step.action {
            case .removeFile: 0
            case .removeFolder: 2
            default: 1
            }
        }
        sort { one, other in
            if rank(one) != rank(other) { return rank(one) < rank(other) }
            if one.path != other.path { return rank(one) == 2 ? one.path > other.path : one.path < other.path }
            return one.action == .putFolder && other.action != .putFolder
        }
    }
}
