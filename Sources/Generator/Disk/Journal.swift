/// What a run is about to do in one folder, written down in its staging folder before the first step, so that another
/// run can take it back.
///
/// Of a run that writes into several folders, each has a journal of its own and only the first one's counts: it names
/// the others, and they name it.
struct Journal: Equatable {

    private static let heading = "vipergen journal 1"
    private static let end = "end"
    private static let stepsInPiece = 1_000

    /// The path of the folder whose journal counts.
    let first: String
    /// In the journal of that folder, the paths of the others.
    let others: [String]
    /// In the order in which they are done.
    let steps: [Step]
}

extension Journal {

    /// Fields with a zero byte after each: no path has one. They come in pieces, so that of many steps not all are there
    /// twice.
    var pieces: some Sequence<[UInt8]> {
        stride(from: 0, through: steps.count, by: Self.stepsInPiece).lazy.map { start in
            var bytes: [UInt8] = []
            func add(_ fields: String...) {
                for field in fields {
                    bytes += field.utf8
                    bytes.append(0)
                }
            }
            if start == 0 {
                add(Self.heading, first, String(others.count))
                for other in others { add(other) }
            }
            for step in steps[start...].prefix(Self.stepsInPiece) {
                add(step.action.rawValue, String(step.number), String(step.inode), String(step.fileCount), step.path)
            }
            if steps.count < start + Self.stepsInPiece { add(Self.end) }
            return bytes
        }
    }

    /// - Returns: nil if the journal is not whole: then nothing that is in it was begun.
    init?(_ bytes: [UInt8]) {
        var fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
            .map { String(decoding: $0, as: UTF8.self) }[...]
        guard bytes.last == 0, fields.popLast() == Self.end, fields.popFirst() == Self.heading,
            let first = fields.popFirst(), let count = fields.popFirst().flatMap({ Int($0) }), count >= 0,
            fields.count >= count
        else { return nil }
        self.first = first
        others = Array(fields.prefix(count))
        fields = fields.dropFirst(count)
        var steps: [Step] = []
        while let action = fields.popFirst() {
            guard let action = Step.Action(rawValue: action), let number = fields.popFirst().flatMap({ Int32($0) }),
                let inode = fields.popFirst().flatMap({ UInt64($0) }),
                let fileCount = fields.popFirst().flatMap({ Int32($0) }), let path = fields.popFirst()
            else { return nil }
            steps.append(Step(action: action, number: number, path: path, inode: inode, fileCount: fileCount))
        }
        self.steps = steps
    }
}
