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
        var reader = DocumentReader(file: file)
        let root = reader.object(
            try JSON(text, file: file),
            at: "",
            keys: ["name", "description", "base", "options", "reserved", "forbids"]
        )
        name = reader.text(root["name"], at: "name", isRequired: true) ?? ""
        description = reader.text(root["description"], at: "description") ?? ""
        base = reader.text(root["base"], at: "base")
        if root["name"] != nil,
            name.isEmpty || name.contains(where: { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) })
        {
            reader.report("this is no name for a set", at: "name", help: "use letters, digits, '-', '_' and '.'")
        }
        options = Self.options(root["options"], &reader, takenNames)
        reserved = Self.reservations(root["reserved"], options, &reader)
        forbids = Self.prohibitions(root["forbids"], options, &reader)
        guard reader.diagnostics.isEmpty else { throw Failure(.data, reader.diagnostics) }
    }

    private static func options(
        _ json: JSON?,
        _ reader: inout DocumentReader,
        _ takenNames: [String: String]
    ) -> [Option] {
        var options: [Option] = []
        var taken = takenNames
        for (json, path) in reader.list(json, at: "options") {
            guard let option = Option(json, at: path, &reader) else { continue }
            if let flag = option.flags.first(where: { taken[$0] != nil }), let owner = taken[flag] {
                reader.report("'\(flag)' is taken by \(owner)", at: path, help: "give the option another name")
                continue
            }
            for flag in option.flags { taken[flag] = "another option of this set" }
            options.append(option)
        }
        return options
    }

    private static func reservations(
        _ json: JSON?,
        _ options: [Option],
        _ reader: inout DocumentReader
    ) -> [Reservation] {
        var reservations: [Reservation] = []
        for (json, path) in reader.list(json, at: "reserved") {
            if case .text(let name) = json {
                reservations.append(Reservation(names: [name], conditions: [], reason: ""))
                continue
            }
            let entry = reader.object(json, at: path, keys: ["names", "when", "because"])
            let names = Set(reader.texts(entry["names"], at: path + ".names"))
            if names.isEmpty { reader.report("this must have names", at: path + ".names", help: "write at least one") }
            let conditions = conditions(entry["when"], options, at: path + ".when", &reader)
            let reason = reader.text(entry["because"], at: path + ".because") ?? ""
            reservations.append(Reservation(names: names, conditions: conditions, reason: reason))
        }
        return reservations
    }

    private static func prohibitions(
        _ json: JSON?,
        _ options: [Option],
        _ reader: inout DocumentReader
    ) -> [Prohibition] {
        var prohibitions: [Prohibition] = []
        for (json, path) in reader.list(json, at: "forbids") {
            let entry = reader.object(json, at: path, keys: ["options", "because"])
            let conditions = conditions(entry["options"], options, at: path + ".options", &reader)
            if reader.texts(entry["options"], at: path + ".options").isEmpty {
                reader.report(
                    "this must name options",
                    at: path + ".options",
                    help: "write those that exclude each other"
                )
            }
            let reason = reader.text(entry["because"], at: path + ".because") ?? ""
            prohibitions.append(Prohibition(conditions: conditions, reason: reason))
        }
        return prohibitions
    }

    private static func conditions(
        _ json: JSON?,
        _ options: [Option],
        at path: String,
        _ reader: inout DocumentReader
    ) -> [Condition] {
        var conditions: [Condition] = []
        for text in reader.texts(json, at: path) {
            if let condition = Condition(text, options: options) {
                conditions.append(condition)
            } else {
                let help = options.map(\.name).suggestion(for: text) ?? "write 'option', 'no-option' or 'option.value'"
                reader.report("'\(text)' is no option or value of this set", at: path, help: help)
            }
        }
        return conditions
    }
}
