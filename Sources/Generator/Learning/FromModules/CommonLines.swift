/// The lines that nearly all of some modules have in a file, and those of them that a set writes.
package struct CommonLines: Sendable {

    /// For each line, how often a module has it, and how often the set writes it.
    private var lines: [String: [(inModule: Int, inSet: Int)]] = [:]
    private var moduleCount = 0

    mutating func add(_ module: [String], written: [String]) {
        let (own, others) = (module.counts, written.counts)
        moduleCount += 1
        for line in Set(own.keys).union(others.keys) {
            lines[line, default: []].append((own[line] ?? 0, others[line] ?? 0))
        }
    }

    /// How many there are, and how many the set writes; and those that it lacks.
    var result: (all: Int, found: Int, missing: [String]) {
        let telling = lines.filter { $0.key.saysSomething }
        return telling.sorted { $0.key < $1.key }.reduce(into: (0, 0, [])) { sum, line in
            var (wanted, written) = (0, 0)
            // A line may be there several times.
            while Threshold.isCommon(line.value.count { $0.inModule > wanted }, of: moduleCount) { wanted += 1 }
            while Threshold.isMost(line.value.count { $0.inSet > written }, of: line.value.count) { written += 1 }
            sum.0 += wanted
            sum.1 += min(wanted, written)
            if written < wanted { sum.2.append(line.key) }
        }
    }
}

extension String {

    /// False for a line with nothing but brackets, words of the language, or one name of a type (`})`, `return nil`,
    /// `Spacer()`), and for a part of the statement above it (`.disposed(by: bag)`). It may stand anywhere.
    fileprivate var saysSomething: Bool {
        guard contains(where: \.isLetter), first != "." else { return false }
        if Spellings.hasMarks(in: self) { return true }
        let tree = SwiftTree(self)
        let tokens = tree.tokens.filter { $0.kind != .end }
        // Of comments, headings are those of what follows.
        if tokens.isEmpty { return !contains("MARK") }
        let words = tokens.filter { $0.kind == .word && ($0.keyword.declaration != nil || !$0.keyword.isReserved) }
        if words.count > 1 || tokens.contains(where: { [.number, .string, .stringHead].contains($0.kind) }) {
            return true
        }
        return words.first.map { $0.start > 0 || tree.text(of: $0).first?.isUppercase == false } ?? false
    }
}

/// The common lines of existing modules of a set.
package struct CommonLinesOfSet: Sendable {

    /// The most modules that are compared: more would not change much.
    private static let sampleSize = 50

    private var files: [String: CommonLines] = [:]
    private var moduleCount = 0

    package init() {}

    /// Adds the Swift files of a module, unless there are enough modules.
    ///
    /// - Parameter request: the request that the module was made by.
    /// - Throws: what rendering throws.
    package mutating func add(_ request: Request, _ disk: ModuleOnDisk) throws(Failure) {
        guard moduleCount < Self.sampleSize else { return }
        moduleCount += 1
        let module = try WrittenModule(request)
        let spellings = Spellings(of: request.module.name.text)
        func lines(_ contents: [UInt8]) -> [String] {
            let text = ModuleText(path: "", text: String(decoding: contents, as: UTF8.self), spellings: spellings)
            return text.text(unit: text.unit, keepsSpaces: false).comparedLines
        }
        let locations = module.files.keys.filter(\.path.isSwift).sorted { $0.path < $1.path }
        for (location, place) in zip(locations, disk.places(of: locations)) {
            guard let place, let file = module.files[location] else { continue }
            files[file.source, default: CommonLines()].add(
                lines(disk.files[place].contents),
                written: lines(file.contents)
            )
        }
    }

    /// What the set lacks; nil if that is nothing, or if there are too few modules to say.
    ///
    /// - Parameter name: the name of the set.
    package func note(on name: String) -> Diagnostic? {
        let results = files.sorted { $0.key < $1.key }.map { ($0.key, $0.value.result) }
        let (all, found) = results.reduce((0, 0)) { ($0.0 + $1.1.all, $0.1 + $1.1.found) }
        guard moduleCount >= Threshold.leastForSharing, found < all else { return nil }
        let lines = results.flatMap { source, result in result.missing.map { "\(Mustache.text($0)) (\(source))" } }
        let message = "\(quoted(name)) lacks \(all - found) of the \(all) lines that 80 % of its modules have"
        return Diagnostic(message, help: "add them to the templates: \(lines.list(first: 5))", severity: .note)
    }
}
