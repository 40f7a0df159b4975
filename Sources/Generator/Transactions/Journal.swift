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

    /// A line of the journal. Each of its fields ends with a zero byte, which no path has.
    enum Record {
        case root(Root)
        case staging(Staging)
        case step(Step)
        case begun
        case done

        var fields: [String] {
            switch self {
            case .root(let root): [heading, "root", root.path, "\(root.device)", "\(root.inode)"]
            case .staging(let staging): ["staging", "\(staging.root)", staging.path, staging.nonce]
            case .step(let step):
                ["step", step.kind.rawValue, "\(step.number)", "\(step.root)", "\(step.staging)", step.path]
                    + step.put.fields + step.taken.fields
            case .begun: ["begun"]
            case .done: ["done"]
            }
        }
    }

    static func bytes(_ records: [Record]) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in records.lazy.flatMap(\.fields) {
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
        func number<Number: FixedWidthInteger>() -> Number? { fields.popFirst().flatMap { Number($0) } }
        func fingerprint() -> Fingerprint?? {
            guard let device: UInt64 = number(), let inode: UInt64 = number(), let size: Int64 = number(),
                let seconds: Int = number(), let nanoseconds: Int = number()
            else { return nil }
            let changed = Folder.Time(seconds: seconds, nanoseconds: nanoseconds)
            let fingerprint = Fingerprint(device: device, inode: inode, size: size, changed: changed)
            return .some(inode == 0 ? nil : fingerprint)
        }
        reading: while let word = fields.popFirst() {
            switch word {
            case Self.heading: continue
            case "root":
                guard let path = fields.popFirst(), let device: UInt64 = number(), let inode: UInt64 = number() else {
                    break reading
                }
                roots.append(Root(path: path, device: device, inode: inode))
            case "staging":
                guard let root: Int = number(), let path = fields.popFirst(), let nonce = fields.popFirst() else {
                    break reading
                }
                guard roots.indices.contains(root) else { return nil }
                stagings.append(Staging(root: root, path: path, nonce: nonce))
            case "step":
                guard let word = fields.popFirst(), let index: Int = number(), let root: Int = number(),
                    let staging: Int = number(), let path = fields.popFirst(), let put = fingerprint(),
                    let taken = fingerprint()
                else { break reading }
                guard let kind = Step.Kind(rawValue: word), roots.indices.contains(root),
                    stagings.indices.contains(staging)
                else { return nil }
                let place = Step(kind: kind, number: index, root: root, staging: staging, path: path, put: put, taken: taken)
                steps.append(place)
            case "begun": progress = .begun
            case "done": progress = .done
            default: return nil
            }
        }
        guard bytes.starts(with: Self.heading.utf8) else { return nil }
    }
}

extension Fingerprint? {

    /// What is missing has the inode 0, which no file has.
    fileprivate var fields: [String] {
        guard let self else { return ["0", "0", "0", "0", "0"] }
        let time = self.changed
        return ["\(self.device)", "\(self.inode)", "\(self.size)", "\(time.seconds)", "\(time.nanoseconds)"]
    }
}
