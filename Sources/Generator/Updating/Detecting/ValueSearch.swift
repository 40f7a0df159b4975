/// Finds the values of a text or list in the files on disk. The module is rendered with placeholders for values, and each
/// rendered line with a placeholder is compared with the lines on disk:
///
///     rendered   let child: ZqxPartAz?
///     on disk    let child: OffGame?
///
/// The value is `OffGame`. A value with several parts, `email: String`, can be in one line, or have each part in another.
struct ValueSearch {

    /// A rendered line with placeholders, and the lines on disk that it is compared with.
    private struct Search {
        let pattern: LinePattern
        /// The lines of a file; or the names of all files, if the pattern is the name of a file.
        let lines: [Line]
        /// The index of the file on disk; nil for names.
        let file: Int?
        /// The indices of those lines that are in the block of the rendered line.
        let inBlock: Set<Int>
    }

    /// The most values that are taken from a file. Each of them is tried, which takes time.
    private static let maximumCount = 200

    let option: Option
    let placeholders: Placeholders
    let disk: ModuleOnDisk
    private var rules: [TextRule] { option.form?.rules ?? [] }

    /// - Parameter renderings: the files of the module, rendered with each of the option's placeholders.
    /// - Returns: for each file on disk that has values, its values in the order of its lines.
    func values(in renderings: [[ComparedFile]]) -> [[String]] {
        let searches = renderings.flatMap(searches)
        // For each file, its values, each with the first line that has it.
        var found: [Int?: [String: Int]] = [:]
        // The values in the block in which the templates write them. If there are any, no others count.
        var inBlock: Set<String> = []
        for search in searches {
            for (index, line) in search.lines.enumerated() {
                guard let value = parts(of: line, search.pattern).flatMap(value) else { continue }
                if search.inBlock.contains(index) { inBlock.insert(value) }
                found[search.file, default: [:]][value] = min(index, found[search.file]?[value] ?? index)
            }
        }
        let values = found.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { _, lines in
            lines.filter { inBlock.isEmpty || inBlock.contains($0.key) }
                .sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(Self.maximumCount).map(\.key)
        }
        guard values.isEmpty, rules.count > 1 else { return values }
        let joined = joinedValues(in: searches)
        return joined.isEmpty ? [] : [joined]
    }

    /// The values whose parts are in different lines. The first text of each part makes the first value, and so on.
    private func joinedValues(in searches: [Search]) -> [String] {
        var found: [[String]] = Array(repeating: [], count: rules.count)
        for search in searches {
            for parts in search.lines.compactMap({ parts(of: $0, search.pattern) }) where parts.count < rules.count {
                for (part, text) in parts where !found[part].contains(text) { found[part].append(text) }
            }
        }
        return (0..<(found.map(\.count).min() ?? 0)).compactMap { index in option.value(of: found.map { $0[index] }) }
    }

    // MARK: - Rendered lines with placeholders -

    private func searches(in files: [ComparedFile]) -> [Search] {
        let names = disk.files.map { Line($0.name) }
        let pairs = zip(files, disk.places(of: files.map(\.location)))
        return pairs.filter { $0.0.options.contains(option) }.flatMap { file, place -> [Search] in
            var searches: [Search] = []
            var place = place
            let name = LinePattern(Line(file.location.path.lastPart), words: placeholders.words)
            if name.hasSlots {
                searches.append(Search(pattern: name, lines: names, file: nil, inBlock: Set(names.indices)))
                place = names.firstIndex { name.match($0) != nil }
            }
            guard let place else { return searches }
            return searches + self.searches(in: file, at: place)
        }
    }

    private func searches(in file: ComparedFile, at place: Int) -> [Search] {
        let patterns = file.lines.map { LinePattern($0, words: placeholders.words) }
        guard patterns.contains(where: \.hasSlots) else { return [] }
        let lines = disk.files[place].lines
        let ownersOnDisk = disk.files[place].contents.lines.owners
        let blocks = Dictionary(grouping: lines.indices) { ownersOnDisk[$0] }
        let owners = file.contents.lines.owners
        return patterns.indices.filter { patterns[$0].hasSlots }.map { index in
            Search(pattern: patterns[index], lines: lines, file: place, inBlock: Set(blocks[owners[index]] ?? []))
        }
    }

    // MARK: - Parts of a value -

    /// The value with these parts; nil if a required part is missing, or one before the last.
    private func value(_ parts: [Int: String]) -> String? {
        let texts = rules.indices.map { parts[$0] }.prefix { $0 != nil }.compactMap(\.self)
        let isWhole = texts.count == parts.count && texts.count >= option.form?.requiredCount ?? 0
        return isWhole ? option.value(of: texts) : nil
    }

    /// The parts of a value in a line on disk, by their numbers.
    ///
    /// - Returns: nil if the line does not match, if it has two texts for one part, or if it has parts of several values.
    private func parts(of line: Line, _ pattern: LinePattern) -> [Int: String]? {
        guard let match = pattern.match(line) else { return nil }
        var texts: [Int: String] = [:]
        var guesses: [Int: String] = [:]
        var spelled: [Int: String] = [:]
        var position: Int?
        for (slot, bytes) in match {
            let (number, spelling) = placeholders.part(slot)
            let written = String(decoding: bytes, as: UTF8.self)
            if let other = spelled.updateValue(written, forKey: slot), other != written { return nil }
            let (value, part) = number.quotientAndRemainder(dividingBy: rules.count)
            if let position, position != value { return nil }
            position = value
            if spelling.rule == rules[part] {
                guard let text = spelling.read(written) else { return nil }
                if let other = texts.updateValue(text, forKey: part), other != text { return nil }
            } else if guesses[part] == nil {
                guesses[part] = guess(written, rules[part])
            }
        }
        return guesses.merging(texts) { $1 }
    }

    /// The name that this spelling is probably of: `OffGame` for `off_game`.
    private func guess(_ written: String, _ rule: TextRule) -> String {
        let words = written.split { "-_".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = words.joined()
        return rule == .typeName ? name : name.prefix(1).lowercased() + name.dropFirst()
    }
}
