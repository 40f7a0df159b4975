import VipergenGenerator

/// What a run does about files, counted: those of a module, or of all.
struct Tally {

    /// Whether it was done, would be, or is only compared with what is there.
    enum Mood {
        case done, planned, checked
    }

    /// What is said of files, in this order.
    private static let words: [(state: FileState, word: String)] = [
        (.create, "written"), (.overwrite, "overwritten"), (.merge, "merged"), (.remove, "removed"),
        (.skip, "left alone"), (.conflict, "in conflict"), (.unchanged, "unchanged"),
    ]

    private(set) var fileCount = 0
    /// How many files each of the words is said of.
    private var counts = Array(repeating: 0, count: words.count)
    /// With more folders, none is named.
    private static let maximumFolders = 3
    /// The folders that files are written to, no more than need be known.
    private var folders: [String] = []
    /// Modules about which a person has to decide something first.
    private var heldBackCount = 0

    mutating func add(_ file: PlannedFile) {
        fileCount += 1
        if let index = Self.words.firstIndex(where: { $0.state == file.state }) { counts[index] += 1 }
    }

    private func count(_ state: FileState) -> Int {
        zip(Self.words, counts).first { $0.0.state == state }?.1 ?? 0
    }

    /// Adds a folder that files are written to, unless there are enough.
    mutating func add(folder: @autoclosure () -> String) {
        guard folders.count < Self.maximumFolders else { return }
        let folder = folder()
        if folders.last != folder { folders.append(folder) }
    }

    mutating func holdBack() { heldBackCount += 1 }

    /// `6 files written to Demo/Login, 1 unchanged`.
    ///
    /// - Parameter isOne: whether the files are one module's.
    func text(_ mood: Mood, isOne: Bool) -> String {
        var parts = mood == .checked ? checked : done(mood, isOne)
        if heldBackCount > 0 { parts.append("\(isOne ? "" : counted(heldBackCount, "module") + " ")cannot be changed") }
        return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
    }

    /// `.vipergen.json written`: what is said of files beside the modules; nil if nothing is done.
    ///
    /// - Parameter path: that of the last.
    func change(_ mood: Mood, of path: String) -> String? {
        guard let state = Self.words.map(\.state).first(where: { $0 != .skip && count($0) > 0 }),
            state != .unchanged
        else { return nil }
        return fileCount > 1 ? text(mood, isOne: false) : "\(visible(path)) \(Self.word(for: state, mood))"
    }

    private static func word(for state: FileState, _ mood: Mood) -> String {
        let word = words.first { $0.state == state }?.word ?? ""
        let isChange = state != .skip && state != .conflict && state != .unchanged
        return isChange && mood == .planned ? "would be \(word)" : word
    }

    private var checked: [String] {
        let count = fileCount - count(.unchanged) - count(.skip)
        return count == 0 ? [] : ["\(grouped(count)) of \(counted(fileCount, "file")) differ\(count == 1 ? "s" : "")"]
    }

    private func done(_ mood: Mood, _ isOne: Bool) -> [String] {
        let place =
            isOne && folders.count < Self.maximumFolders ? folders.map { visible($0) }.joined(separator: " and ") : ""
        var parts: [String] = []
        for ((state, word), count) in zip(Self.words, counts) {
            guard count > 0, state != .unchanged || !parts.isEmpty else { continue }
            let isFirst = parts.isEmpty
            let text =
                isFirst ? "\(counted(count, "file")) \(Self.word(for: state, mood))" : "\(grouped(count)) \(word)"
            parts.append(text + (state == .create && !place.isEmpty ? " to \(place)" : ""))
        }
        return parts
    }
}

/// `1 file`, `2 files`, `1,000 files`.
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")" }

/// `1,000`.
func grouped(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(grouped(count / 1000)),\(String("\(1000 + count % 1000)".dropFirst()))"
}
