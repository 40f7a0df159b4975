#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a run is about to do, so that the next one can roll it back after a kill.
struct Journal: Codable, Equatable {

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

    let roots: [Root]
    var stagings: [Staging] = []
    /// The steps that the run may have performed, in their order. Before the first one there are none; when all are done, only
    /// the folders to delete are left.
    var steps: [Step] = []
}

extension Journal {

    init(of roots: [WritableRoot]) throws(Failure) {
        self.roots = try roots.map { root throws(Failure) in
            Root(path: root.folder.path, identity: try root.folder.status.identity)
        }
    }

    /// The journal as one line of JSON. The file has a line for each form that the journal had; the last complete one counts.
    var line: [UInt8] {
        get throws { Array(try JSONEncoder().encode(self)) + [UInt8(ascii: "\n")] }
    }

    /// Reads the last complete line of a journal's file. A run does nothing before it has written down what.
    ///
    /// - Returns: nil for what no run has written; a journal without roots for an empty file.
    init?(_ bytes: [UInt8]) {
        self.init(roots: [])
        if bytes.isEmpty { return }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let line = lines.dropLast().last,
            let journal = try? JSONDecoder().decode(Journal.self, from: Data(line)),
            journal.stagings.allSatisfy({ journal.roots.indices.contains($0.root) }),
            journal.steps.allSatisfy({
                journal.roots.indices.contains($0.root) && journal.stagings.indices.contains($0.staging)
            })
        else { return nil }
        self = journal
    }
}
