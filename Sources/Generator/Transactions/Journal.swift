#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a run is about to do, so that the next one can roll it back after a kill.
struct Journal: Equatable {

    /// A folder that paths in the journal are relative to.
    struct Root: Codable, Equatable {
        /// From the root of the file system, without symlinks.
        let path: String
        let identity: Status.Identity
    }

    /// A staging folder, which has the nonce inside.
    struct Staging: Codable, Equatable {
        /// The index of the root that the path is relative to.
        let root: Int
        let path: String
        let nonce: String
    }

    enum Progress: Equatable {
        /// No step is done.
        case preparing
        /// Some steps may be done.
        case begun
        /// All steps were done, but for the deletion of empty folders.
        case done
    }

    var roots: [Root] = []
    var stagings: [Staging] = []
    /// In the order in which they are done.
    var steps: [Step] = []
    var progress = Progress.preparing
}

extension Journal {

    /// A line of the file, in JSON. A run writes each line before it does what the line says, but `done` afterwards.
    enum Record: Codable, Equatable {
        case version(Int)
        case root(Root)
        case staging(Staging)
        case step(Step)
        case begun
        case done
    }

    /// The first record. Journals of other versions are not read.
    static let start = Record.version(4)

    /// The lines of some records.
    static func bytes(_ records: [Record]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        return try records.flatMap { try encoder.encode($0) + [UInt8(ascii: "\n")] }
    }

    /// Reads the complete lines of a journal.
    ///
    /// - Returns: nil for what no run of this version has written; a journal without roots for an empty file.
    init?(_ bytes: [UInt8]) {
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        let records = lines.map { try? decoder.decode(Record.self, from: Data($0)) }
        guard bytes.isEmpty || records.first == Self.start else { return nil }
        for record in records.dropFirst() {
            switch record {
            case .root(let root): roots.append(root)
            case .staging(let staging): stagings.append(staging)
            case .step(let step): steps.append(step)
            case .begun: progress = .begun
            case .done: progress = .done
            case .version, nil: return nil
            }
        }
        guard stagings.allSatisfy({ roots.indices.contains($0.root) }),
            steps.allSatisfy({ roots.indices.contains($0.root) && stagings.indices.contains($0.staging) })
        else { return nil }
    }
}
