/// What does not compile, or is left over, in what the templates of a set write.
struct MistakeInSet {

    var kind: Kind
    let text: String
    let file: String
    /// The node; nil if it is not known.
    let node: Int?

    enum Kind {
        case unset(String)
        /// With the node that declares the same.
        case repeated(Int)
        case overriding
        /// With the node, which nothing uses with any values of the options.
        case unused(Int)
        case other
    }
}

extension MissingNames {

    /// The mistakes with some values of the options: each once. What a module has, too, is none.
    mutating func mistakes(
        in templates: [Consensus.Template],
        _ options: LearnedOptions,
        of modules: Set<Int>
    ) -> [MistakeInSet] {
        var (found, known): ([MistakeInSet], Set<String>) = ([], mistakesOfModules)
        // With how many combinations each node is written, and is unused.
        var counts: [Int: (written: Int, unused: Int)] = [:]
        for choice in options.choices(of: modules) {
            let files = files(of: templates, with: choice.values)
            func node(_ place: CodeMistakes.Place) -> Int? {
                files[place.file].nodes.last { $0.offset <= place.offset }?.node
            }
            func add(_ kind: MistakeInSet.Kind, _ text: String, _ place: CodeMistakes.Place) {
                guard known.insert(text).inserted else { return }
                found.append(MistakeInSet(kind: kind, text: text, file: files[place.file].key, node: node(place)))
            }
            for node in Set(files.flatMap(\.nodes).compactMap(\.node)) { counts[node, default: (0, 0)].written += 1 }
            for mistake in CodeMistakes(files.map(\.names.tree)).all {
                let kind: MistakeInSet.Kind =
                    switch mistake.kind {
                    case .unset(let name): .unset(name)
                    case .repeated(let first): node(first).map { .repeated($0) } ?? .other
                    case .overriding: .overriding
                    case .unused: node(mistake.place).map { .unused($0) } ?? .other
                    case .access, .type, .missingResult: .other
                    }
                if case .unused(let node) = kind { counts[node]?.unused += 1 }
                add(kind, mistake.text, mistake.place)
            }
            for (text, place) in conforming.lacking(in: files.map(\.names)) { add(.other, text, place) }
        }
        for index in found.indices {
            if case .unused(let node) = found[index].kind, let count = counts[node], count.unused < count.written {
                found[index].kind = .other
            }
        }
        return found.sorted { ($0.file, $0.text) < ($1.file, $1.text) }
    }
}
