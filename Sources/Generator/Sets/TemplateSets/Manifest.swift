/// The contents of a set's `template.json`.
struct Manifest: Sendable {

    /// Names that are reserved, or types that a module declares, if `conditions` hold.
    struct ConditionalNames: Sendable {
        let names: [String]
        let conditions: [Condition]
        let reason: String
    }

    /// Conditions that may not hold together.
    struct Prohibition: Sendable {
        let conditions: [Condition]
        let reason: String
    }

    static let fileName = "template.json"
    /// The keys that `templates --json` shows as the file has them.
    static let declarations = ["reserved", "types", "members", "forbids"]
    /// The placeholder for the module's name in the name of a type.
    static let namePlace = "{{name}}"

    let name: String
    let description: String
    /// The set with the files that an app needs once; nil if modules of this set need none.
    let base: String?
    var options: [Option]
    /// Names that a module may not have.
    let reserved: [ConditionalNames]
    /// The types that a module declares and that no file is named after: names with `{{name}}` in them.
    let types: [ConditionalNames]
    /// The names that a module's code declares in each place.
    let members: [MemberNames]
    let forbids: [Prohibition]
    /// The file, for the places of mistakes.
    let document: Document

    /// Reads a manifest and checks it.
    ///
    /// - Parameters:
    ///   - takenNames: the names that an option may not have, each with its owner; nil for a manifest that is known to be
    ///     right: only what is needed to read it is checked.
    /// - Throws: a `data` failure with everything that is wrong.
    init(_ source: SourceText, takenNames: [String: String]?) throws(Failure) {
        document = try Document(source)
        var reader = DocumentReader(document, checksValues: takenNames != nil)
        let keys = ["$schema", "name", "description", "base", "options"] + Self.declarations
        guard let root = reader.object(reader.root, keys: keys) else { throw Failure(.data, reader.diagnostics) }
        _ = reader.text(root["$schema"])
        name = reader.setName(root["name"])
        description = reader.text(root["description"]) ?? ""
        base = reader.text(root["base"])
        let count = reader.problems.count
        options = reader.options(root["options"], takenNames ?? [:])
        // If an option could not be read, conditions are not checked: one may be on that option.
        let testing = options.contains { $0.name == Option.testingName } ? [] : [Option.testing(default: "")]
        let known = reader.problems.count == count ? options + testing : nil
        reserved = reader.list(root["reserved"]).compactMap { ConditionalNames($0, &reader, known) }
        types = reader.types(root["types"], known)
        members = reader.list(root["members"]).compactMap { MemberNames($0, &reader, known) }
        forbids = reader.list(root["forbids"]).compactMap { Prohibition($0, &reader, known) }
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    /// The text of a manifest, with a line for each entry of its lists. Empty lists are left out.
    static func text(named name: String, _ description: String, _ lists: KeyValuePairs<String, [JSON]>) -> String {
        let texts = ["\"name\": \(JSON.text(name).line)", "\"description\": \(JSON.text(description).line)"]
        let entries = lists.filter { !$0.value.isEmpty }.map { key, entries in
            "\"\(key)\": [\n\(entries.map { "    " + $0.line }.joined(separator: ",\n"))\n  ]"
        }
        return "{\n" + (texts + entries).map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
    }

    /// The name of a type that a module declares: `LoginViewInterface` for `{{name}}ViewInterface`.
    static func typeName(_ name: String, of module: String) -> String {
        // Nearly all types begin with the name, and a search takes many times as long.
        let rest = name.utf8.dropFirst(namePlace.utf8.count)
        let isPrefix = name.hasPrefix(namePlace) && !rest.contains(UInt8(ascii: "{"))
        return isPrefix ? module + String(Substring(rest)) : name.replacing(namePlace, with: module)
    }
}

extension DocumentReader {

    fileprivate mutating func setName(_ element: Document.Element) -> String {
        guard let name = text(element, isRequired: true) else { return "" }
        if !TemplateSet.isName(name) {
            report("this is not a name for a set", at: element, help: "use letters, digits, '-', '_' and '.'")
        }
        return name
    }

    fileprivate mutating func options(_ element: Document.Element, _ takenNames: [String: String]) -> [Option] {
        let elements = list(element)
        guard elements.count <= Limits.options else {
            let message = "a set has \(Limits.options) options at most, and this one \(elements.count)"
            report(message, at: element, help: "declare fewer options")
            return []
        }
        var taken = takenNames
        var options: [(option: Option, element: Document.Element)] = []
        for element in elements {
            guard let option = Option(element, &self) else { continue }
            if let flag = option.flags.first(where: { taken[$0] != nil }), let owner = taken[flag] {
                let removal = "remove it, since templates can read '\(flag)' without it, or "
                let help = (flag == Option.testingName ? removal : "") + "give the option another name"
                report("'\(flag)' is taken by \(owner)", at: element, help: help)
                continue
            }
            for flag in option.flags { taken[flag] = "another option of this set" }
            options.append((option, element))
        }
        let count = options.reduce(0) { $0 + $1.option.valuesToTry.count }
        if count > Limits.optionValues {
            let message = "the options have \(count) values; \(Limits.optionValues) are the most for a set"
            report(message, at: element, help: "make a choice of many values a text")
        }
        // Within a list, a field would hide the option.
        let names = Set(options.map(\.option.name))
        for (option, element) in options {
            for field in option.fieldNames where names.contains(field) {
                let message = "the field '\(field)' has the name of an option"
                report(message, at: element["fields"], help: "give the field another name")
            }
        }
        return options.map(\.option)
    }

    fileprivate mutating func types(_ element: Document.Element, _ options: [Option]?) -> [Manifest.ConditionalNames] {
        let types = list(element).compactMap { Manifest.ConditionalNames($0, &self, options) }
        if !checksValues { return types }
        for name in Set(types.flatMap(\.names)).sorted() where !Manifest.typeName(name, of: "X").isIdentifier {
            let help = "write it as in '\(Manifest.namePlace)ViewInterface'; there are no other variables here"
            report("\(quoted(name)) is not a type name", at: element, help: help)
        }
        return types
    }

    /// Reads conditions. Reports those on unknown options and values.
    ///
    /// - Parameter options: nil if an option could not be read. Then there are none.
    mutating func conditions(_ element: Document.Element, _ options: [Option]?) -> [Condition] {
        let texts = texts(element)
        guard let options else { return [] }
        return texts.compactMap { text, element in
            if let condition = Condition(text, options: options) { return condition }
            let help = options.map(\.name).suggestion(for: text) ?? "write 'option', 'no-option' or 'option.value'"
            report("\(quoted(text)) is not an option or value of this set", at: element, help: help)
            return nil
        }
    }
}

extension Manifest.ConditionalNames {

    /// Reads `"Name"` or `{"names": …, "when": …}`. Reports anything else, and returns nil.
    fileprivate init?(_ element: Document.Element, _ reader: inout DocumentReader, _ options: [Option]?) {
        if case .text(let name) = element.scalar {
            (names, conditions, reason) = ([name], [], "")
            return
        }
        guard let entry = reader.object(element, keys: ["names", "when", "because"]) else { return nil }
        names = reader.texts(entry["names"]).map(\.text)
        if names.isEmpty { reader.report("this must have names", at: entry["names"], help: "write at least one") }
        conditions = reader.conditions(entry["when"], options)
        reason = reader.text(entry["because"]) ?? ""
    }
}

extension Manifest.Prohibition {

    fileprivate init?(_ element: Document.Element, _ reader: inout DocumentReader, _ options: [Option]?) {
        guard let entry = reader.object(element, keys: ["options", "because"]) else { return nil }
        let count = reader.problems.count
        conditions = reader.conditions(entry["options"], options)
        if options != nil, conditions.isEmpty, reader.problems.count == count {
            reader.report("this must name options", at: entry["options"], help: "write those that exclude each other")
        }
        reason = reader.text(entry["because"]) ?? ""
    }
}
