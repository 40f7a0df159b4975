#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a run is about to do, so that the next one can roll it back after a kill.
struct Journal: Equatable {

    /// A folder that paths in the journal are relative to.
    struct Root: Equatable {
        /// From the root of the file system, without symlinks.
        let path: String
        let device: UInt64
        let inode: UInt64
    }

    /// A staging folder, which has the nonce inside.
    struct Staging: Equatable {
        /// The index of the root that the path is relative to.
        let root: Int
        let path: String
        let nonce: String
    }

    enum Progress: Equatable {
        /// No step was done.
        case preparing
        /// Some of the steps were done.
        case begun
        /// All of them were.
        case done
    }

    var roots: [Root] = []
    var stagings: [Staging] = []
    /// In the order in which they are done.
    var steps: [Step] = []
    var progress = Progress.preparing
}

extension Journal {

    private static let heading = "vipergen journal 2"
    static let begun = ["begun"]
    static let done = ["done"]

    /// What is written of records, each a word and what belongs to it. A field ends with a zero byte, which no path has.
    static func bytes(_ records: some Sequence<[String]>) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in records.joined() {
            bytes += field.utf8
            bytes.append(0)
        }
        return bytes
    }

    /// Reads a journal as far as it was written: what a run did not write down, it did not begin.
    ///
    /// - Returns: nil for what no run has written.
    init?(_ bytes: [UInt8]) {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard fields.popFirst() == Self.heading else { return nil }
        while let word = fields.popFirst() {
            switch word {
            case "root":
                guard let root = Root(&fields) else { return }
                roots.append(root)
            case "staging":
                guard let staging = Staging(&fields) else { return }
                guard roots.indices.contains(staging.root) else { return nil }
                stagings.append(staging)
            case "step":
                guard let step = Step(&fields) else { return }
                guard roots.indices.contains(step.root), stagings.indices.contains(step.staging) else { return nil }
                steps.append(step)
            case "begun": progress = .begun
            case "done": progress = .done
            default: return nil
            }
        }
    }

    /// The first record, before the roots.
    static let start = [heading]
}

extension ArraySlice<String> {

    fileprivate mutating func number<Number: FixedWidthInteger>() -> Number? { popFirst().flatMap { Number($0) } }
}

extension Journal.Root {

    var fields: [String] { ["root", path, "\(device)", "\(inode)"] }

    fileprivate init?(_ fields: inout ArraySlice<String>) {
        guard let path = fields.popFirst(), let device: UInt64 = fields.number(), let inode: UInt64 = fields.number()
        else { return nil }
        self.init(path: path, device: device, inode: inode)
    }
}

extension Journal.Staging {

    var fields: [String] { ["staging", "\(root)", path, nonce] }

    fileprivate init?(_ fields: inout ArraySlice<String>) {
        guard let root: Int = fields.number(), let path = fields.popFirst(), let nonce = fields.popFirst() else {
            return nil
        }
        self.init(root: root, path: path, nonce: nonce)
    }
}

extension Step {

    var fields: [String] {
        let attributes = attributes.map { ["\($0.owner)", "\($0.group)", "\($0.mode)"] } ?? ["0", "0", "0"]
        return ["step", kind.rawValue, "\(number)", "\(root)", "\(staging)", path] + put.fields + attributes
    }

    fileprivate init?(_ fields: inout ArraySlice<String>) {
        guard let kind = fields.popFirst().flatMap(Kind.init), let number: Int = fields.number(),
            let root: Int = fields.number(), let staging: Int = fields.number(), let path = fields.popFirst(),
            let put = Fingerprint?(&fields), let owner: uid_t = fields.number(), let group: gid_t = fields.number(),
            let mode: mode_t = fields.number()
        else { return nil }
        self.init(kind: kind, number: number, root: root, staging: staging, path: path, put: put)
        if kind == .removeFolder { attributes = Folder.Attributes(owner: owner, group: group, mode: mode) }
    }
}

extension Fingerprint? {

    /// What is missing has the inode 0, which no file has.
    fileprivate var fields: [String] {
        guard let self else { return ["0", "0", "0", "0", "0"] }
        let time = self.changed
        return ["\(self.device)", "\(self.inode)", "\(self.size)", "\(time.seconds)", "\(time.nanoseconds)"]
    }

    fileprivate init?(_ fields: inout ArraySlice<String>) {
        guard let device: UInt64 = fields.number(), let inode: UInt64 = fields.number(),
            let size: Int64 = fields.number(), let seconds: Int = fields.number(),
            let nanoseconds: Int = fields.number()
        else { return nil }
        let changed = Folder.Time(seconds: seconds, nanoseconds: nanoseconds)
        self = inode == 0 ? nil : Fingerprint(device: device, inode: inode, size: size, changed: changed)
    }
}
