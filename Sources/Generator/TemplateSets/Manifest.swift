/// What `template.json` says of a template set.
struct Manifest: Sendable {

    /// Names that a module may not have, when `conditions` hold.
    struct Reservation: Sendable {
        let names: Set<String>
        let conditions: [Condition]
        let reason: String
    }

    /// Conditions that may not hold together.
    struct Prohibition: Sendable {
        let conditions: [Condition]
        let reason: String
    }

    static let fileName = "template.json"

    let name: String
    let description: String
    /// The set that has the files which an app needs once; nil if modules of this set need none.
    let base: String?
    let options: [Option]
    let reserved: [Reservation]
    let forbids: [Prohibition]

    /// Reads a manifest and checks it.
    ///
    /// - Parameters:
    ///   - file: the file's path, as errors name it.
    ///   - takenNames: the names that an option may not have, with what has them.
    /// - Throws: a `data` failure with everything that is wrong.
    init(_ text: String, file: String, takenNames: [String: String]) throws(Failure) {
        var reader = DocumentReader(try Document(text, file: file))
        let keys = ["name", "description", "base", "options", "reserved", "forbids"]
        guard let root = reader.object(reader.root, keys: keys) else { throw Failure(.data, reader.diagnostics) }
        name = reader.text(root["name"], isRequired: true) ?? ""
        description = reader.text(root["description"]) ?? ""
        base = reader.text(root["base"])
        if case .text = root["name"].json,
            name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) })
        {
            reader.report("this is no name for a set", at: root["name"], help: "use letters, digits, '-', '_' and '.'")
        }
        options = Self.options(root["options"], &reader, takenNames)
        reserved = Self.reservations(root["reserved"], options, &reader)
        forbids = Self.prohibitions(root["forbids"], options, &reader)
        guard reader.problems.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    private static func options(
        _ element: Document.Element,
        _ reader: inout DocumentReader,
        _ takenNames: [String: String]
    ) -> [Option] {
        var options: [Option] = []
        var elements: [Document.Element] = []
        var taken = takenNames
        for element in reader.list(element) {
            guard let option = Option(element, &reader) else { continue }
            if let flag = option.flags.first(where: { taken[$0] != nil }), let owner = taken[flag] {
                reader.report("'\(flag)' is taken by \(owner)", at: element, help: "give the option another name")
                continue
            }
            for flag in option.flags { taken[flag] = "another option of this set" }
            options.append(option)
            elements.append(element)
        }
        // Within a list, a field would hide the option.
        for (option, element) in zip(options, elements) {
            for field in option.fieldNames.filter(options.map(\.name).contains) {
                let help = "give the field another name"
                reader.report("the field '\(field)' has the name of an option", at: element["fields"], help: help)
            }
        }
        return options
    }

    private static func reservations(
        _ element: Document.Element,
        _ options: [Option],
        _ reader: inout DocumentReader
    ) -> [Reservation] {
        var reservations: [Reservation] = []
        for element in reader.list(element) {
            if case .text(let name) = element.json {
                reservations.append(Reservation(names: [name], conditions: [], reason: ""))
                continue
            }
            guard let entry = reader.object(element, keys: ["names", "when", "because"]) else { continue }
            let names = Set(reader.texts(entry["names"]).map(\.text))
            if names.isEmpty { reader.report("this must have names", at: entry["names"], help: "write at least one") }
            let conditions = conditions(entry["when"], options, &reader)
            let reason = reader.text(entry["because"]) ?? ""
            reservations.append(Reservation(names: names, conditions: conditions, reason: reason))
        }
        return reservations
    }

    private static func prohibitions(
        _ element: Document.Element,
        _ options: [Option],
        _ reader: inout DocumentReader
    ) -> [Prohibition] {
        var prohibitions: [Prohibition] = []
        for element in reader.list(element) {
            guard let entry = reader.object(element, keys: ["options", "because"]) else { continue }
            let problems = reader.problems.count
            let conditions = conditions(entry["options"], options, &reader)
            if conditions.isEmpty, reader.problems.count == problems {
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
        _ options: [Option],
        _ reader: inout DocumentReader
    ) -> [Condition] {
        var conditions: [Condition] = []
        for (text, element) in reader.texts(element) {
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
