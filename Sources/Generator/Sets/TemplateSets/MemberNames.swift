/// Names that a module's code declares in one place, such as the members of its presenter: an entry of `members` in
/// `template.json`. No two names in one place may be equal.
struct MemberNames: Sendable {
    /// The place, as errors name it: `the presenter`.
    let place: String
    /// The option that declares the names once for each of its values; nil for names that the set itself declares.
    let option: String?
    /// The names: `{{label}}Task`. They have text, spellings of the module's name, and variables of the option.
    let names: [Template]
    let conditions: [Condition]
    /// Why a value cannot declare one of the names; empty if the place has it already.
    let reason: String
}

extension MemberNames {

    /// Reads `{"in": …, "for": …, "names": …, "when": …, "because": …}`. Reports anything else, and returns nil.
    ///
    /// - Parameter options: nil if an option could not be read. Then what depends on options is not checked.
    init?(_ element: Document.Element, _ reader: inout DocumentReader, _ options: [Option]?) {
        guard let entry = reader.object(element, keys: ["in", "for", "names", "when", "because"]),
            let place = reader.text(entry["in"], isRequired: true)
        else { return nil }
        self.place = place
        option = reader.text(entry["for"])
        conditions = reader.conditions(entry["when"], options)
        reason = reader.text(entry["because"]) ?? ""
        let owner = option.flatMap { name in options?.first { $0.name == name && $0.form != nil } }
        if let option, let options, owner == nil {
            let help = options.filter { $0.form != nil }.map(\.name).suggestion(for: option)
            let message = "\(quoted(option)) is not a list or text of this set"
            reader.report(message, at: entry["for"], help: help ?? "name an option whose values become names")
            return nil
        }
        let texts = reader.texts(entry["names"])
        if texts.isEmpty { reader.report("this must have names", at: entry["names"], help: "write at least one") }
        names = texts.compactMap { text, element in
            reader.memberName(text, of: owner, at: element, isChecked: options != nil)
        }
    }

    /// The names as the manifest has them.
    var texts: [String] { names.map(\.source.text) }
}

extension Option {

    /// The variables that a name which each of its values declares may have: those whose texts are names.
    fileprivate var memberVariables: [String] {
        switch form {
        case .text(let rule)?: rule.isName ? [name] + Variables.spellingNames.map { "\(name).\($0)" } : []
        case .fields(let fields)?:
            fields.filter(\.rule.isName).flatMap { field in
                [field.name] + Variables.spellingNames.map { "\(field.name).\($0)" }
            }
        case nil: []
        }
    }
}

extension DocumentReader {

    /// - Parameter option: the option that declares the name; nil if the set itself does.
    /// - Returns: nil if it is no name, which is reported.
    fileprivate mutating func memberName(
        _ text: String,
        of option: Option?,
        at element: Document.Element,
        isChecked: Bool
    ) -> Template? {
        let template: Template
        do {
            template = try Template(text, name: Manifest.fileName)
        } catch {
            for problem in error.diagnostics { report(problem.message, at: element, help: problem.help) }
            return nil
        }
        guard isChecked, checksValues else { return template }
        let own = option?.memberVariables ?? []
        if let unknown = template.variables.first(where: { !(own + Variables.ofModuleName).contains($0.name) }) {
            let known = (own + Variables.ofModuleName).map { "{{\($0)}}" }
            let help = known.suggestion(for: "{{\(unknown.name)}}") ?? "a name here may have \(known.list)"
            report("'{{\(unknown.name)}}' is not known here", at: element, help: help)
            return nil
        }
        if let option, !template.variables.contains(where: { own.contains($0.name) }) {
            let help = own.first.map { "write it as in '{{\($0)}}Task'" } ?? "no text of this option is a name"
            report("each value of '\(option.name)' would declare \(quoted(text))", at: element, help: help)
            return nil
        }
        // Sections and partials are no part of a name.
        let example = template.nodes.map { node in
            switch node {
            case .text(let text, _): String(decoding: text, as: UTF8.self)
            case .variable: "x"
            case .section, .partial, .block: " "
            }
        }.joined()
        guard example.isIdentifier else {
            report("\(quoted(text)) is not the name of a member", at: element, help: "write it as in '{{label}}Task'")
            return nil
        }
        return template
    }
}
