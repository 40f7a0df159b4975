/// A call of an initializer that the set does not declare: `LoginView()`, where the set has `LoginView.init(title:)`.
struct MismatchedCall {

    /// An argument that the declared initializer needs, and the condition under which it does; nil for any.
    struct Argument: Equatable {
        let label: String
        let condition: TemplateCondition?
    }

    let file: String
    /// The node with the call; nil if it is not known.
    let node: Int?
    let call: CallsInCode.Call
    /// Nil if no condition of one option says when it needs which arguments.
    let arguments: [Argument]?
}

extension MissingNames {

    private struct CallPlace: Hashable {
        let file: String
        let node: Int?
        let type: String
    }

    /// A call with values of the options, and the labels that the initializer has with these.
    private typealias Variant = (values: Set<TemplateCondition>, call: CallsInCode.Call, labels: [String])

    /// The calls of the module's own initializers that do not have the labels of the declared one: each once.
    mutating func mismatchedCalls(
        in templates: [Consensus.Template],
        _ options: LearnedOptions,
        of modules: Set<Int>
    ) -> [MismatchedCall] {
        var (variants, order): ([CallPlace: [Variant]], [CallPlace]) = ([:], [])
        for choice in options.choices(of: modules) {
            let files = files(of: templates, with: choice.values)
            let types = files.reduce(into: Set()) { $0.formUnion($1.calls.types) }
            let initializers = files.reduce(into: [:]) { $0.merge($1.calls.initializers) { $0 + $1 } }
            for file in files {
                for call in file.calls.calls where Spellings.hasName(call.type) {
                    let node = file.nodes.last { $0.offset <= call.offset }?.node
                    let place = CallPlace(file: file.key, node: node, type: call.type)
                    let declared = types.contains(call.type) ? initializers[call.type] : nil
                    if variants[place] == nil { order.append(place) }
                    variants[place, default: []].append((choice.values, call, call.labels(of: declared ?? [])))
                }
            }
        }
        return order.compactMap { place in
            guard let own = variants[place], let call = own.first(where: { $0.labels != $0.call.labels })?.call else {
                return nil
            }
            let arguments = Self.arguments(of: own, options)
            return MismatchedCall(file: place.file, node: place.node, call: call, arguments: arguments)
        }
    }

    /// The labels of all variants, each with the condition of the variants that have it.
    private static func arguments(of variants: [Variant], _ options: LearnedOptions) -> [MismatchedCall.Argument]? {
        guard variants.allSatisfy({ Set($0.labels).count == $0.labels.count }) else { return nil }
        var labels: [String] = []
        for variant in variants.sorted(by: { $0.labels.count > $1.labels.count }) {
            for (index, label) in variant.labels.enumerated() where !labels.contains(label) {
                let above = index > 0 ? labels.firstIndex(of: variant.labels[index - 1]) : nil
                labels.insert(label, at: above.map { $0 + 1 } ?? 0)
            }
        }
        var arguments: [MismatchedCall.Argument] = []
        for label in labels {
            let conditions = options.flags.flatMap { flag in
                [true, false].map { TemplateCondition(flag: flag.name, isOn: $0) }
            }
            let condition = conditions.first { condition in
                variants.allSatisfy { $0.values.contains(condition) == $0.labels.contains(label) }
            }
            guard condition != nil || variants.allSatisfy({ $0.labels.contains(label) }) else { return nil }
            arguments.append(MismatchedCall.Argument(label: label, condition: condition))
        }
        return arguments
    }
}

extension CallsInCode.Call {

    /// The labels that it needs for one of some initializers: the one that is most like it. Its own, if there is none.
    fileprivate func labels(of initializers: [CallsInCode.Initializer]) -> [String] {
        let all = initializers.map { $0.labels(with: labels) }
        if all.contains(labels) { return labels }
        return all.min { first, second in
            let counts = [first, second].map { own in (-own.count(where: labels.contains), own.count) }
            return counts[0] < counts[1]
        } ?? labels
    }
}
