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

    // Of a run of many modules all steps are kept, so they are small: these six are in the order that takes the least.

    /// Where it happens, relative to the folder that the staging folder is in.
    let path: String
    /// What tells that what is at the path is what was put there: its inode.
    var inode: UInt64
    let number: Int32
    /// How many files it is about: of a folder that is put, all that are in it.
    var fileCount: Int32
    /// What has to be at the path before. Known to the run alone.
    let expected: Expected
    let action: Action

    init(
        action: Action,
        number: Int32,
        path: String,
        inode: UInt64 = 0,
        fileCount: Int32 = 0,
        expected: Expected = .nothing
    ) {
        (self.action, self.number, self.path) = (action, number, path)
        (self.inode, self.fileCount, self.expected) = (inode, fileCount, expected)
    }

    /// What was found at a path when the plan was made.
    enum Expected: Equatable {
        case nothing
        /// A file, with a hash of its bytes: a run of many files is not to keep them all.
        case file(Int32)
        case link
        case folder
        case other

        init(_ existing: Existing) {
            switch existing {
            case .absent: self = .nothing
            case .file(let bytes): self = .file(Self.hash(bytes))
            case .link: self = .link
            case .folder: self = .folder
            case .other: self = .other
            }
        }

        static func hash(_ bytes: [UInt8]) -> Int32 { Int32(truncatingIfNeeded: bytes.hashValue) }
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
        func precedes(_ one: Step, _ other: Step) -> Bool {
            if rank(one) != rank(other) { return rank(one) < rank(other) }
            let (depth, otherDepth) = (one.path.slashCount, other.path.slashCount)
            if depth != otherDepth { return rank(one) == 2 ? depth > otherDepth : depth < otherDepth }
            // A folder that a module is in may be a new module too: it is put then, and found made.
            return one.action != .makeFolder && other.action == .makeFolder
        }
        // What is in order is most often so, and sorting takes memory.
        if zip(self, dropFirst()).contains(where: { precedes($1, $0) }) { sort(by: precedes) }
    }
}
