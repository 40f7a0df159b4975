import VipergenGenerator

/// `vipergen config`: the settings in effect, and where each is from.
struct SettingsReport {

    fileprivate struct Row {
        /// The path of the key in a configuration.
        let key: [String]
        /// The value as a command line has it; nil if there is none.
        let value: String?
        /// `default`, `command line`, or the file or environment variable that has the value.
        let source: String
        var place: Diagnostic.Place?
    }

    private let settings: Settings
    private let rows: [Row]
    private let standIns: [String]
    private let swift: String
    private let projects: [String]

    /// - Throws: a failure with what is wrong in the configuration.
    init(_ settings: Settings, _ templateSet: TemplateSet, _ library: SetLibrary) throws(Failure) {
        self.settings = settings
        let (arguments, configuration) = (settings.arguments, settings.configuration)
        let general = GeneralOption.allCases.compactMap { option -> Row? in
            guard let key = option.entry.key else { return nil }
            if let isOn = arguments.isOn(option) {
                let values = option.entry.value == nil ? [isOn ? "on" : "off"] : arguments.all(option)
                return Row(key: key, value: values.joined(separator: ", "), source: "command line")
            }
            if let value = configuration.text(of: option) { return Self.row(key, value, configuration) }
            guard option == .output, let output = settings.environment.output else {
                return Self.row(key, option.entry.defaultText, configuration)
            }
            return Row(key: key, value: output, source: Environment.outputName)
        }
        let project = try settings.project().name
        let texts = [
            ("templates", configuration.templates), ("header", configuration.header.map { _ in "…" }),
            ("project", project), ("author", configuration.author), ("company", configuration.company),
        ].map { Self.row([$0], $1, configuration) }
        let values = try library.values(for: templateSet)
        let options = templateSet.options.map { option in
            let key = ["options", templateSet.name, option.name]
            if let value = arguments.values[option.name] {
                return Row(key: key, value: value.shown, source: "command line")
            }
            return Self.row(key, (values[option.name] ?? option.defaultValue).shown, configuration)
        }
        rows = general + texts + options
        let variables = settings.environment.variables
        standIns = try StandIns(stubs: configuration.stubs, environment: variables).folders.map(\.path)
        do {
            swift = try SwiftTool(".", environment: variables, stopRequests: { 0 }).check()
        } catch {
            swift = error.diagnostics[0].message
        }
        projects = NearbyProjects(settings).paths
    }

    /// A row of the configuration, or of what holds without it.
    private static func row(_ key: [String], _ value: String?, _ configuration: Configuration) -> Row {
        guard configuration.json(at: key) != nil else { return Row(key: key, value: value, source: "default") }
        let place = configuration.place(at: key)
        let line = place.line.map { ":\($0)" } ?? ""
        return Row(key: key, value: value, source: place.file + line, place: place)
    }

    func run(_ console: inout Console) -> Bool {
        guard settings.arguments[.json] == nil else {
            console.add([
                "settings": .list(rows.map(\.json)), "standIns": .list(standIns.map(JSON.text)), "swift": .text(swift),
                "xcodeProjects": .list(projects.map(JSON.text)),
            ])
            return true
        }
        let sections = [
            ("settings", aligned(rows.map { [$0.name, $0.value ?? "none", $0.source] })),
            ("stand-ins", standIns), ("Xcode projects", projects), ("Swift", [swift]),
        ]
        let page = sections.map { title, lines in
            ([title + ":"] + (lines.isEmpty ? ["none"] : lines).map { "  " + $0 }).joined(separator: "\n")
        }
        console.printPage(page.joined(separator: "\n\n"))
        return true
    }
}

extension SettingsReport.Row {

    fileprivate var name: String { key.joined(separator: ".") }

    fileprivate var json: JSON {
        var members = ["key": name, "source": source, "file": place?.file].compactMapValues { $0.map(JSON.text) }
        members["value"] = value.map(JSON.text) ?? .null
        members["line"] = place?.line.map { .number(Double($0)) }
        return .object(members)
    }
}
