/// A call with labels that the set does not declare, as `LoginView()` where the set has `LoginView.init(title:)`; or a
/// function of which the protocol in the set requires others.
struct MismatchedCall {

    /// An argument that the declaration needs, and the condition under which it does; nil for any.
    struct Argument: Equatable {
        let label: String
        let condition: TemplateCondition?
    }

    let file: String
    /// The node with the call; nil if it is not known.
    let node: Int?
    let call: CallsInCode.Call
    /// The list that has other labels: what is before it, or `parameters`.
    let list: String
    /// Nil if no condition of one option says when it needs which arguments.
    let arguments: [Argument]?
    /// As the report says it: `'User()' does not fit 'User(name:)', which the set declares`.
    let text: String
}

extension MissingNames {

    /// The list of a function.
    private static let parameters = "parameters"

    private struct CallPlace: Hashable {
        let file: String
        let node: Int?
        let list: String
    }

    /// A call with values of the options, and the labels that are declared with these.
    private typealias Variant = (values: Set<TemplateCondition>, call: CallsInCode.Call, labels: [String])

    /// The calls of what the set declares, and the implementations of what its protocols require, that do not have the
    /// declared labels: each once.
    mutating func mismatchedCalls(
        in templates: [Consensus.Template],
        _ options: LearnedOptions,
        of modules: Set<Int>
    ) -> [MismatchedCall] {
        var (variants, order): ([CallPlace: [Variant]], [CallPlace]) = ([:], [])
        for choice in options.choices(of: modules) {
            let files = files(of: templates, with: choice.values)
            let declared = DeclaredCalls(files)
            for file in files {
                func add(_ call: CallsInCode.Call, _ list: String, _ signatures: [CallsInCode.Signature]) {
                    let node = file.nodes.last { $0.offset <= call.offset }?.node
                    let place = CallPlace(file: file.key, node: node, list: list)
                    if variants[place] == nil { order.append(place) }
                    variants[place, default: []].append((choice.values, call, call.labels(of: signatures)))
                }
                for call in file.calls.calls { add(call, call.name, declared.signatures(for: call)) }
                for function in file.calls.functions {
                    add(function, Self.parameters, declared.counterparts(of: function))
                }
            }
        }
        return order.compactMap { place in
            guard let own = variants[place], let wrong = own.first(where: { $0.labels != $0.call.labels }) else {
                return nil
            }
            let call = wrong.call
            let condition = options.conditions.first { condition in
                own.allSatisfy { $0.values.contains(condition) == ($0.labels != $0.call.labels) }
            }
            let declared = "\(call.name)(\(wrong.labels.map { "\($0):" }.joined()))"
            let with = condition.map { " with '--\($0.isOn ? "" : "no-")\($0.flag)'" } ?? ""
            let text = "'\(call.text)' does not fit '\(declared)', which the set declares\(with)"
            let arguments = Self.arguments(of: own, options)
            // What depends on no option in either one of a requirement and its implementation, does not in the other.
            let isConstant = Set(own.map(\.call.labels)).count == 1
            let isWantedConstant = Set(own.map(\.labels)).count == 1
            let isOfOther = call.isRequirement ? isConstant || !isWantedConstant : isConstant && !isWantedConstant
            if place.list == Self.parameters, isOfOther { return nil }
            let (file, node, list) = (place.file, place.node, place.list)
            return MismatchedCall(file: file, node: node, call: call, list: list, arguments: arguments, text: text)
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
            let condition = options.conditions.first { condition in
                variants.allSatisfy { $0.values.contains(condition) == $0.labels.contains(label) }
            }
            guard condition != nil || variants.allSatisfy({ $0.labels.contains(label) }) else { return nil }
            arguments.append(MismatchedCall.Argument(label: label, condition: condition))
        }
        return arguments
    }
}

/// What the files of a set declare that can be called.
private struct DeclaredCalls {

    private typealias Callee = CallsInCode.Callee

    private let names: DeclaredNames
    private var types: Set<String> = []
    private var signatures: [Callee: [CallsInCode.Signature]] = [:]
    private var properties: [String: [String: String]] = [:]

    init(_ files: [MissingNames.File]) {
        names = DeclaredNames(files.map(\.names))
        for calls in files.map(\.calls) {
            types.formUnion(calls.types)
            signatures.merge(calls.signatures) { $0 + $1 }
            properties.merge(calls.properties) { $0.merging($1) { first, _ in first } }
        }
    }

    /// What a call may mean; nothing if that is not the set's own, or if a supertype may declare more.
    func signatures(for call: CallsInCode.Call) -> [CallsInCode.Signature] {
        if call.receiver == nil, types.contains(call.name) {
            let isOwn = Spellings.hasName(call.name)
            return isOwn ? signatures[Callee(type: call.name, name: Callee.initializer)] ?? [] : []
        }
        let isOfSelf = call.receiver == nil || call.receiver == "self"
        let type = isOfSelf ? call.type : call.receiver.flatMap { properties[call.type]?[$0] }
        guard let type, names.declaresType(type), !isOfSelf || names.inheritedTypes(of: type).isEmpty else { return [] }
        let types = [type] + names.supertypes(of: type).sorted()
        return types.flatMap { signatures[Callee(type: $0, name: call.name)] ?? [] }
    }

    /// For a function whose counterpart the set lacks, those of its name that have none, either: what protocols require
    /// in place of an implementation, or what types implement in place of a requirement.
    func counterparts(of function: CallsInCode.Call) -> [CallsInCode.Signature] {
        func signatures(_ types: some Sequence<String>) -> [CallsInCode.Signature] {
            types.flatMap { self.signatures[Callee(type: $0, name: function.name)] ?? [] }
        }
        let type = function.type
        let others = signatures(function.isRequirement ? names.subtypes(of: type) : names.supertypes(of: type).sorted())
        let own = signatures([function.type]).map { $0.parameters.map(\.label) }
        let labels = others.map { $0.parameters.map(\.label) }
        if labels.contains(function.labels) { return [] }
        return zip(others, labels).filter { !own.contains($1) }.map { $0.0 }
    }
}

extension CallsInCode.Call {

    /// The labels that it needs for one of some declarations: the one that is most like it. Its own, if there is none.
    fileprivate func labels(of signatures: [CallsInCode.Signature]) -> [String] {
        let all = signatures.map { $0.labels(with: labels) }
        if all.contains(labels) { return labels }
        return all.min { first, second in
            let counts = [first, second].map { own in (-own.count(where: labels.contains), own.count) }
            return counts[0] < counts[1]
        } ?? labels
    }
}
