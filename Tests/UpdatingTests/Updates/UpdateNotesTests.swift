import Testing

@testable import VipergenGenerator

/// The notes of an update about lines of a person that use what it takes away, or changes.
@Suite struct UpdateNotesTests {

    private func request(_ texts: [String: String]) throws -> Request {
        let files = texts.map { SourceFile(path: "{{name}}\($0).swift.mustache", text: $1) }
        let manifest = SourceFile(path: "template.json", text: #"{"name": "own"}"#)
        let set = try TemplateSet(files: [manifest] + files, location: "own")
        return try Request(try Module("Login"), of: set, project: Project(date: "2001-01-01"))
    }

    /// The notes of an update, each with its place.
    ///
    /// - Parameter own: lines that a person wrote at the end of the type in one of the files, or a file of the person's.
    private func notes(
        _ templates: [String: String],
        _ changes: [(file: String, old: String, new: String)],
        own: (file: String, lines: String)
    ) throws -> [String] {
        var changed = templates
        for (file, old, new) in changes { changed[file] = changed[file]?.replacing(old, with: new) }
        var disk = templates
        disk[own.file] = "\(disk[own.file]?.dropLast(2) ?? "extension LoginPresenter {\n")\(own.lines)}\n"
        let files = disk.map { ModuleOnDisk.File(path: "Login/Login\($0).swift", contents: Array($1.utf8)) }
        let module = ModuleOnDisk(try Module("Login"), files, hasOneFolder: false)
        let update = try Update(
            module,
            from: try request(templates),
            to: try request(changed),
            swiftFiles: { module },
            look: { _, _ throws(Failure) in .absent }
        )
        #expect(!update.files.contains { !$0.conflicts.isEmpty }, "\(update.files)")
        return update.notes.map { note in
            let place = note.place.map { "\($0.file):\($0.line ?? 0)" } ?? ""
            return "\(place): \(note.message)"
        }
    }

    private let presenter = """
        final class LoginPresenter: LoginOutput {
            private let tracker: Tracker
            private let view: LoginView
            func start() { tracker.begin(); reload() }
            func reload() { view.show() }
        }

        """
    private let view = "protocol LoginView: AnyObject {\n    func show()\n}\n"

    private func notes(
        _ old: String,
        _ new: String,
        file: String = "Presenter",
        own: (file: String, lines: String)
    ) throws -> [String] {
        var changes = [(file, old, new)]
        if file == "View" { changes.append(("Presenter", "view.\(old)", "view.\(new)")) }
        return try notes(["Presenter": presenter, "View": view], changes, own: own)
    }

    @Test(arguments: ["tracker.end()", "self.tracker.end()", "let own = tracker"])
    func `a property that is gone, and that a line of yours uses`(line: String) throws {
        let found = try notes("tracker", "analytics", own: ("Presenter", "    func mine() { \(line) }\n"))
        #expect(
            found == ["Login/LoginPresenter.swift:6: this line uses 'tracker', which the module no longer declares"]
        )
    }

    @Test(arguments: [
        "func mine(tracker: Int) { print(tracker) }", "func mine() { other.tracker.end() }", "let mine = 1",
    ])
    func `something else of that name is no use of it`(line: String) throws {
        #expect(try notes("tracker", "analytics", own: ("Presenter", "    \(line)\n")) == [])
    }

    @Test(arguments: [("reload(force: Bool)", "reload(force:)"), ("reload() async", "reload() async")])
    func `a function of another form that a line of yours calls`(form: String, shown: String) throws {
        let found = try notes("func reload()", "func \(form)", own: ("Presenter", "    func mine() { reload() }\n"))
        let message = "this line calls 'reload()', which is '\(shown)' now"
        #expect(found == ["Login/LoginPresenter.swift:6: \(message)"])
    }

    @Test(
        arguments: [
            ("reload(force: Bool = false)", "func mine() { reload() }"),
            ("reload() async", "func mine() { Task { await reload() } }"),
            ("reload(force: Bool)", "func mine(reload: () -> Void) { reload() }"),
            ("reload(force: Bool)", "func reload(at: Int) { reload(at: 1) }"),
        ]
    )
    func `a call that fits is no mistake`(form: String, line: String) throws {
        #expect(try notes("func reload()", "func \(form)", own: ("Presenter", "    \(line)\n")) == [])
    }

    @Test func `an overload of yours is not the new form`() throws {
        let own = ("Presenter", "    func reload(at: Int) { reload() }\n")
        let found = try notes("func reload()", "func reload(force: Bool)", own: own)
        #expect(found.map { $0.hasSuffix("'reload()', which is 'reload(force:)' now") } == [true], "\(found)")
    }

    @Test func `an extension of a type with another name now`() throws {
        let own = ("Helper", "    func mine() { view.show(); reload() }\n")
        let found = try notes("final class LoginPresenter", "final class LoginModel", own: own)
        let message = "this line uses 'LoginPresenter', which the module no longer declares"
        #expect(found == ["Login/LoginHelper.swift:1: \(message)"])
    }

    @Test func `what another file of the module calls`() throws {
        let change = try notes(
            "show()",
            "present()",
            file: "View",
            own: ("Presenter", "    func mine() { view.show() }\n")
        )
        let message = "this line uses 'show()', which the module no longer declares"
        #expect(change == ["Login/LoginPresenter.swift:6: \(message)"])
        let helper = try notes("func reload()", "func load()", own: ("Helper", "    func mine() { reload() }\n"))
        let helperMessage = "this line uses 'reload', which the module no longer declares"
        #expect(helper.contains("Login/LoginHelper.swift:2: \(helperMessage)"), "\(helper)")
    }

    @Test func `what you declare yourself is there`() throws {
        let own = "    private let tracker: Tracker\n    func mine() { tracker.end() }\n"
        let templates = ["Presenter": presenter.replacing("    private let tracker: Tracker\n", with: "")]
        let changes = [("Presenter", "tracker.begin(); ", "")]
        #expect(try notes(templates, changes, own: ("Presenter", own)) == [])
    }
}
