import VipergenGenerator

/// `vipergen config`: the settings in effect, and where each is from.
struct SettingsReport {

    private struct Row {
        /// The path of the key in a configuration.
        let key: [String]
        /// The value as a word of a command line; nil if there is none.
        let value: String?
        /// `default`, `command line`, or the file or environment variable that has the value.
        let source: String
        var place: Diagnostic.Place?
    }

    let settings: Settings

    func run(_ console: Console) throws(Failure) -> Bool {
        let variables = settings.environment.variables
        let rows = try generalRows + projectRows() + optionRows()
        let standIns = try StandIns(stubs: settings.configuration.stubs, environment: variables).folders.map(\.path)
        var swift: String
        do {
            swift = try SwiftTool(".", environment: variables, stopRequests: { 0 }).check()
        } catch {
            swift = error.diagnostics[0].message
        }
        if settings.arguments[.json] != nil {
            console.add([
                "settings": .list(rows.map(json)), "standIns": .texts(standIns), "swift": .text(swift),
                "xcodeProjects": .texts(settings.nearbyProjects),
            ])
            return true
        }
        let table = aligned(rows.map { [$0.key.joined(separator: "."), $0.value ?? "none", $0.source] })
        let sections = [
            ("settings", table), ("stand-ins", standIns), ("Xcode projects", settings.nearbyProjects),
            ("Swift", [swift]),
        ]
        let page = sections.map { title, lines in list(title, lines.isEmpty ? ["none"] : lines) }
        console.printPage(page.joined(separator: "\n\n"))
        return true
    }

    // MARK: - Rows -

    private var generalRows: [Row] {
        let (arguments, configuration) = (settings.arguments, settings.configuration)
        return GeneralOption.allCases.compactMap { option in
            guard let key = option.entry.key else { return nil }
            if let isOn = arguments.isOn(option) {
                let values = option.entry.value == nil ? [isOn ? "on" : "off"] : arguments.all(option)
                return Row(key: key, value: values.joined(separator: ", "), source: "command line")
            }
            let configured = configuration.text(of: option)
            if option == .output, configured == nil, let output = settings.environment.output {
                return Row(key: key, value: output, source: Environment.outputName)
            }
            return row(key, configured ?? option.entry.defaultText)
        }
    }

    private func projectRows() throws(Failure) -> [Row] {
        let configuration = settings.configuration
        return [
            row(["templates"], configuration.templates),
            row(["ignored"], configuration.ignored.isEmpty ? nil : configuration.ignored.joined(separator: ", ")),
            row(["header"], configuration.header.map { _ in "…" }),
            row(["project"], try settings.project().name), row(["author"], configuration.author),
            row(["company"], configuration.company),
        ]
    }

    private func optionRows() throws(Failure) -> [Row] {
        let templateSet = settings.templateSet
        let values = try settings.library.values(for: templateSet)
        return templateSet.options.map { option in
            let key = ["options", templateSet.name, option.name]
            if let value = settings.arguments.values[option.name] {
                return Row(key: key, value: value.shown, source: "command line")
            }
            return row(key, (values[option.name] ?? option.defaultValue).shown)
        }
    }

    /// A row of the configuration, or of a default.
    private func row(_ key: [String], _ value: String?) -> Row {
        guard settings.configuration.json(at: key) != nil else { return Row(key: key, value: value, source: "default") }
        let place = settings.configuration.place(at: key)
        let line = place.line.map { ":\($0)" } ?? ""
        return Row(key: key, value: value, source: place.file + line, place: place)
    }

    private func json(_ row: Row) -> JSON {
        .members([
            "key": .text(row.key.joined(separator: ".")), "value": row.value.map(JSON.text) ?? .null,
            "source": .text(row.source), "file": row.place.map { .text($0.file) },
            "line": row.place?.line.map(JSON.integer),
        ])
    }
}
