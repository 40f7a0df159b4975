/// What `template.json` says of a template set.
final class Manifest: Sendable {

    /// Names that count when `conditions` hold.
    struct ConditionalNames: Sendable {
        let names: [String]
        let conditions: [Condition]
        let reason: String

        /// - Parameter values: a value for each option.
        func hold(for values: [String: OptionValue]) -> Bool { conditions.allSatisfy { $0.holds(for: values) } }
    }

    /// Conditions that may not hold together.
    struct Prohibition: Sendable {
        let conditions: [Condition]
        let reason: String
    }

    static let fileName = "template.json"
    /// Far beyond what a set can have: whatever names options looks for each.
    private static let maximumOptions = 1_000
    /// The keys of what is said of modules and options beyond the options themselves.
    static let declarations = ["reserved", "types", "forbids"]

    let name: String
    let description: String
    /// The set that has the files which an app needs once; nil if modules of this set need none.
    let base: String?
    let options: [Option]
    /// Names that a module may not have.
    let reserved: [ConditionalNames]
    /// Names of types that a module declares, with `{{name}}` in them, other than those that its files have.
    let types: [ConditionalNames]
    let forbids: [Prohibition]
    /// The file: what is wrong in it is told with its places.
    let document: Document

    /// Reads a manifest and checks it.
    ///
    /// - Parameters:
    ///   - file: the file's path, as errors name it.
    ///   - takenNames: the names that an option may not have, with what has them; nil for a manifest whose options were
    ///     checked before.
    /// - Throws: a `data` failure with everything that is wrong.
    init(_ text: String, file: String, takenNames: [String: String]?) throws(Failure) {
        document = try Document(text, file: file)
        var reader = DocumentReader(document)
        let keys = ["$schema", "name", "description", "base", "options"] + Self.declarations
        guard let root = reader.object(reader.root, keys: keys) else { throw Failure(.data, reader.diagnostics) }
        _ = reader.text(root["$schema"])
        name = reader.text(root["name"], isRequired: true) ?? ""
        description = reader.text(root["description"]) ?? ""
        base = reader.text(root["base"])
        if case .text = root["name"].scalar,
            name.contains(where: { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) })
        {
            reader.report("this is no name for a set", at: root["name"], help: "use letters, digits, '-', '_' and '.'")
        }
        let problems = reader.problems.count
        options = Self.options(root["options"], &reader, takenNames)
        // Where an option could not be read, what names it is no mistake.
        let known = reader.problems.count == problems ? options : nil
        reserved = Self.names(root["reserved"], known, &reader)
        types = Self.types(root["types"], known, &reader)
        forbids = Self.prohibitions(root["forbids"], known, &reader)
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    private static func options(
        _ element: Document.Element,
        _ reader: inout DocumentReader,
        _ takenNames: [String: String]?
    ) -> [Option] {
        var options: [Option] = []
        var elements: [Document.Element] = []
        var taken = takenNames ?? [:]
        let all = reader.list(element)
        guard all.count <= maximumOptions else {
            let help = "have fewer options: nobody can choose among so many"
            reader.report(
                "a set has \(maximumOptions) options at most, and this one \(all.count)",
                at: element,
                help: help
            )
            return []
        }
        for element in all {
            guard let option = Option(element, &reader) else { continue }
            guard takenNames != nil else {
                options.append(option)
                continue
            }
            guard option.checkValues(element, &reader) else { continue }
            if let flag = option.flags.first(where: { taken[$0] != nil }), let owner = taken[flag] {
                reader.report("'\(flag)' is taken by \(owner)", at: element, help: "give the option another name")
                continue
            }
            for flag in option.flags { taken[flag] = "another option of this set" }
            options.append(option)
            elements.append(element)
        }
        // Within a list, a field would hide the option.
        let names = Set(options.map(\.name))
        for (option, element) in zip(options, elements) {
            for field in option.fieldNames.filter(names.contains) {
                let help = "give the field another name"
                reader.report("the field '\(field)' has the name of an option", at: element["fields"], help: help)
            }
        }
        return options
    }

    /// What stands for the module's name in that of a type.
    static let namePlace = "{{name}}"

    /// The name of a type that a module declares.
    ///
    /// - Parameter name: as the manifest has it, with the place of the module's name in it.
    static func typeName(_ name: String, of module: String) -> String {
        let rest = name.utf8.dropFirst(namePlace.utf8.count)
        // Where it is in nearly every name, the place is found without a search.
        return name.hasPrefix(namePlace) && !rest.contains(UInt8(ascii: "{"))
            ? module + String(Substring(rest)) : name.replacing(namePlace, with: module)
    }

    private static func types(
        _ element: Document.Element,
        _ options: [Option]?,
        _ reader: inout DocumentReader
    ) -> [ConditionalNames] {
        let types = names(element, options, &reader)
        for name in Set(types.flatMap(\.names)).sorted() where !typeName(name, of: "X").isIdentifier {
            let help = "write it as in '\(namePlace)ViewInterface'; there are no other variables here"
            reader.report("\(quoted(name)) is no type's name", at: element, help: help)
        }
        return types
    }

    private static func names(
        _ element: Document.Element,
        _ options: [Option]?,
        _ reader: inout DocumentReader
    ) -> [ConditionalNames] {
        var all: [ConditionalNames] = []
        for element in reader.list(element) {
            if case .text(let name) = element.scalar {
                all.append(ConditionalNames(names: [name], conditions: [], reason: ""))
                continue
            }
            guard let entry = reader.object(element, keys: ["names", "when", "because"]) else { continue }
            let names = reader.texts(entry["names"]).map(\.text)
            if names.isEmpty {
                reader.report("this must have names", at: entry["names"], help: "write at least one")
            }
            let conditions = conditions(entry["when"], options, &reader)
            let reason = reader.text(entry["because"]) ?? ""
            all.append(ConditionalNames(names: names, conditions: conditions, reason: reason))
        }
        return all
    }

    private static func prohibitions(
        _ element: Document.Element,
        _ options: [Option]?,
        _ reader: inout DocumentReader
    ) -> [Prohibition] {
        var prohibitions: [Prohibition] = []
        for element in reader.list(element) {
            guard let entry = reader.object(element, keys: ["options", "because"]) else { continue }
            let problems = reader.problems.count
            let conditions = conditions(entry["options"], options, &reader)
            if options != nil, conditions.isEmpty, reader.problems.count == problems {
                reader.report(
                    "this must name options",
                    at: entry["options"],
                    help: "write those that exclude each other"
                )
            }
            let reason = reader.text(entry["because"]) ?? ""
            prohibitions.append(Prohibition(conditions: conditions, reason: reason))
        }
        return prohibitions
    }

    private static func conditions(
        _ element: Document.Element,
        _ options: [Option]?,
        _ reader: inout DocumentReader
    ) -> [Condition] {
        var conditions: [Condition] = []
        let texts = reader.texts(element)
        guard let options else { return [] }
        for (text, element) in texts {
            if let condition = Condition(text, options: options) {
                conditions.append(condition)
            } else {
                let help = options.map(\.name).suggestion(for: text) ?? "write 'option', 'no-option' or 'option.value'"
                reader.report("\(quoted(text)) is no option or value of this set", at: element, help: help)
            }
        }
        return conditions
    }
}
