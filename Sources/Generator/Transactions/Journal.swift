/// What a run is about to do, so that the next one can roll it back after a kill.
struct Journal: Equatable {

    /// A folder that paths in the journal are relative to.
    struct Root: Equatable {
        /// From the root of the file system, without symlinks.
        let path: String
        let identity: Status.Identity
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

    private static let heading = "vipergen journal 3"
    /// The first record, before the roots.
    static let start = [heading]
    static let begun = ["begun"]
    static let done = ["done"]
    /// The records that a journal can have, with the number of their fields.
    private static let fieldCounts = ["root": 3, "staging": 3, "step": 9, "begun": 0, "done": 0]

    /// What is written of records, each a word and its fields. Each ends with a zero byte, which no path has.
    static func bytes(_ records: some Sequence<[String]>) -> [UInt8] {
        var bytes: [UInt8] = []
        for field in records.joined() {
            bytes += field.utf8
            bytes.append(0)
        }
        return bytes
    }

    /// Reads the complete records of a journal. A run begins nothing before it is recorded.
    ///
    /// - Returns: nil for what no run has written; a journal without roots for an empty file.
    init?(_ bytes: [UInt8]) {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }[...]
        // A number that is none fits no file.
        func number<Number: FixedWidthInteger>() -> Number { fields.popFirst().flatMap { Number($0) } ?? 0 }
        func text() -> String { fields.popFirst() ?? "" }
        func identity() -> Status.Identity { Status.Identity(device: number(), inode: number()) }
        guard text() == Self.heading || bytes.isEmpty else { return nil }
        while let word = fields.popFirst() {
            guard let count = Self.fieldCounts[word] else { return nil }
            guard fields.count >= count else { break }
            switch word {
            case "root": roots.append(Root(path: text(), identity: identity()))
            case "staging": stagings.append(Staging(root: number(), path: text(), nonce: text()))
            case "step":
                guard let kind = Step.Kind(rawValue: text()) else { return nil }
                var step = Step(kind: kind, number: number(), root: number(), staging: number(), path: text())
                let print = Fingerprint(identity: identity(), size: number(), changed: number())
                // No file has the inode 0.
                if print.identity.inode != 0 { step.put = print }
                steps.append(step)
            default: progress = word == "done" ? .done : .begun
            }
        }
        guard stagings.allSatisfy({ roots.indices.contains($0.root) }),
            steps.allSatisfy({ roots.indices.contains($0.root) && stagings.indices.contains($0.staging) })
        else { return nil }
    }
}

extension Journal.Root {

    var fields: [String] { ["root", path, "\(identity.device)", "\(identity.inode)"] }
}

extension Journal.Staging {

    var fields: [String] { ["staging", "\(root)", path, nonce] }
}

extension Step {

    var fields: [String] {
        let numbers: [any FixedWidthInteger] =
            put.map { [$0.identity.device, $0.identity.inode, $0.size, $0.changed] } ?? [0, 0, 0, 0]
        return ["step", kind.rawValue, "\(number)", "\(root)", "\(staging)", path] + numbers.map { "\($0)" }
    }
}
