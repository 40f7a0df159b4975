import VipergenGenerator

extension Diagnostic {

    /// The problem as `--json` has it.
    var json: JSON { .object(members) }

    /// The members of that object, without those that are not known.
    var members: [String: JSON] {
        let members: [String: JSON?] = [
            "message": .text(message), "help": help.map(JSON.text), "diff": diff.isEmpty ? nil : .texts(diff),
            "file": place.map { .text($0.file) }, "line": place?.line.map(JSON.integer),
            "column": place?.column.map(JSON.integer),
        ]
        return members.compactMapValues(\.self)
    }
}
