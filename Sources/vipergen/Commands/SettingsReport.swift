import VipergenGenerator

/// `vipergen config`: the settings in effect, and where each is from.
struct SettingsReport {

    /// The key, value and source of a setting in columns, and the same for the JSON document.
    private typealias SettingRow = (cells: [String], document: JSON)

    let settings: Settings

    func run(_ console: Console) throws(Failure) {
        let (variables, projects) = (settings.environment.variables, settings.nearbyProjects)
        let rows = try generalRows + projectRows() + optionRows()
        let standIns = try StandIns(stubs: settings.configuration.stubs, environment: variables).folders.map(\.path)
        let swift: String
        do {
            swift = try SwiftTool(".", environment: variables, stopRequests: { 0 }).check()
        } catch {
            swift = error.diagnostics[0].message
        }
        console.add([
            "settings": .list(rows.map(\.document)), "standIns": .texts(standIns), "swift": .text(swift),
            "xcodeProjects": .texts(projects),
        ])
        let sections = [
            ("settings", aligned(rows.map(\.cells))), ("stand-ins", standIns), ("Xcode projects", projects),
            ("Swift", [swift]),
        ]
        let page = sections.map { title, lines in list(title, lines.isEmpty ? ["none"] : lines) }
        console.printPage(page.joined(separator: "\n\n"))
    }

    // MARK: - Rows -

    private var generalRows: [SettingRow] {
        let (arguments, configuration) = (settings.arguments, settings.configuration)
        return GeneralOption.allCases.compactMap { option in
            guard let key = option.key, option != .project else { return nil }
            if let texts = arguments.texts[option] {
                let isOff = texts.last == Arguments.off
                let values = option.details.value == nil ? [isOff ? "off" : "on"] : texts
                return row(key, values.joined(separator: ", "), from: "command line")
            }
            let configured = configuration.text(of: option)
            if option == .output, configured == nil, let output = settings.environment.output {
                return row(key, output, from: Environment.outputName)
            }
            return row(key, configured ?? option.details.defaultText)
        }
    }

    private func projectRows() throws(Failure) -> [SettingRow] {
        let configuration = settings.configuration
        let ignored = configuration.ignored.isEmpty ? nil : configuration.ignored.joined(separator: ", ")
        let rows = [
            ("templates", configuration.setsFolder), ("ignored", ignored),
            ("header", configuration.json(at: ["header"]).map { _ in "…" }),
            ("project", try settings.project().name), ("author", configuration.author),
            ("company", configuration.company),
        ]
        return rows.map { row([$0], $1) }
    }

    private func optionRows() throws(Failure) -> [SettingRow] {
        let templateSet = settings.templateSet
        let values = try settings.library.values(for: templateSet)
        return templateSet.options.map { option in
            let key = ["options", templateSet.name, option.name]
            if let value = settings.arguments.values[option.name] {
                return row(key, value.shown, from: "command line")
            }
            return row(key, (values[option.name] ?? option.defaultValue).shown)
        }
    }

    /// A row of the configuration, or of a default.
    private func row(_ key: [String], _ value: String?) -> SettingRow {
        guard settings.configuration.json(at: key) != nil else { return row(key, value, from: "default") }
        let place = settings.configuration.place(at: key)
        return row(key, value, from: place.file + (place.line.map { ":\($0)" } ?? ""), at: place)
    }

    /// - Parameter source: `default`, `command line`, or the file or environment variable that has the value.
    private func row(_ key: [String], _ value: String?, from source: String, at place: Diagnostic.Place? = nil)
        -> SettingRow
    {
        let name = key.joined(separator: ".")
        let document = JSON.members([
            "key": .text(name), "value": value.map(JSON.text) ?? .null, "source": .text(source),
            "file": place.map { .text($0.file) }, "line": place?.line.map(JSON.integer),
        ])
        return ([name, value ?? "none", source], document)
    }
}
