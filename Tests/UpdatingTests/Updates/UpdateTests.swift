import Testing

@testable import VipergenGenerator

/// Updates of single files; those of whole modules are in the tests of the templates and of the command.
@Suite struct UpdateTests {

    /// A module of a template set whose flag `more` adds a file.
    private func request(more: Bool) throws -> Request {
        let files = [
            "template.json": #"{"name": "own", "options": [{"name": "more", "type": "flag", "help": "h"}]}"#,
            "{{name}}.swift.mustache": "one\n", "{{name}}More.swift.mustache": "{{#more}}\nmore\n{{/more}}\n",
        ]
        let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let options: [String: OptionValue] = ["more": .flag(more)]
        return try Request(try Module("Login"), of: set, options: options, project: Project(date: "2001-01-01"))
    }

    private struct Outcome: Equatable {
        let state: FileState
        var contents: [UInt8]?
        var conflicts: [Merge.Conflict] = []

        static let remove = Outcome(state: .remove)

        init(state: FileState, contents: [UInt8]? = nil, conflicts: [Merge.Conflict] = []) {
            (self.state, self.contents, self.conflicts) = (state, contents, conflicts)
        }

        init(_ file: Update.File) {
            self.init(state: file.planned.state, contents: file.planned.contents, conflicts: file.conflicts)
        }
    }

    private func create(_ text: String) -> Outcome { Outcome(state: .create, contents: Array(text.utf8)) }
    private func merge(_ text: String) -> Outcome { Outcome(state: .merge, contents: Array(text.utf8)) }

    private func file(_ name: String, _ contents: [UInt8]) -> ModuleOnDisk.File {
        ModuleOnDisk.File(path: "Login/" + name, contents: contents)
    }

    /// The outcome for the file that is added or deleted.
    private func outcome(
        toMore: Bool,
        _ files: [ModuleOnDisk.File],
        in place: Existing = .absent
    ) throws -> Outcome? {
        let disk = ModuleOnDisk(try Module("Login"), files, hasOneFolder: false)
        let (old, new) = (try request(more: !toMore), try request(more: toMore))
        let update = try Update(disk, from: old, to: new, swiftFiles: { disk }, look: { _, _ throws(Failure) in place })
        #expect(update.files.count <= 1)
        return update.files.first.map(Outcome.init)
    }

    private func conflict(_ message: String, marked: String? = nil) -> Outcome {
        let conflicts = [Merge.Conflict(line: nil, message: message, diff: [])]
        return Outcome(state: .conflict, contents: marked.map { Array($0.utf8) }, conflicts: conflicts)
    }

    @Test func `a new file is created`() throws {
        #expect(try outcome(toMore: true, []) == create("more\n"))
    }

    @Test(
        arguments: [(.folder([]), "is a folder"), (.link, "is a symlink"), (.other, "is not a file")]
            as [(Existing, String)]
    )
    func `anything that is not a file in its place is a conflict`(existing: Existing, message: String) throws {
        #expect(try outcome(toMore: true, [], in: existing) == conflict(message))
    }

    @Test func `a file in its place is unchanged or a conflict, with both versions if they are text`() throws {
        #expect(try outcome(toMore: true, [file("LoginMore.swift", Array("more\n".utf8))])?.state == .unchanged)
        let message = "is there already, with other content"
        let other = try outcome(toMore: true, [file("LoginMore.swift", Array("mine\n".utf8))])
        let marked = "<<<<<<< yours\nmine\n||||||| merge base\n=======\nmore\n>>>>>>> templates\n"
        #expect(other == conflict(message, marked: marked))
        #expect(try outcome(toMore: true, [file("LoginMore.swift", [0xFF])]) == conflict(message))
    }

    @Test func `a file that the templates no longer write is deleted if unedited, or else a conflict`() throws {
        #expect(try outcome(toMore: false, [file("LoginMore.swift", Array("more\n".utf8))]) == .remove)
        #expect(try outcome(toMore: false, []) == nil)
        #expect(
            try outcome(toMore: false, [file("LoginMore.swift", Array("mine\n".utf8))])
                == conflict("the templates no longer write this file, and you edited it")
        )
    }

    // MARK: - Changed files -

    /// The outcome for a file if the template set renders `new` instead of `old`.
    private func outcome(
        of yours: [UInt8],
        from old: String,
        to new: String,
        isCopy: Bool = false,
        wasCopy: Bool? = nil
    ) throws -> Outcome? {
        let requests = try [(old, wasCopy ?? isCopy), (new, isCopy)].map { text, isCopy in
            let files = ["template.json": #"{"name": "own"}"#, isCopy ? "files/a.txt" : "a.txt.mustache": text]
            let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
            return try Request(try Module("Login"), of: set, project: Project(date: "2001-01-01"))
        }
        let disk = ModuleOnDisk(try Module("Login"), [file("a.txt", yours)], hasOneFolder: false)
        let update = try Update(
            disk,
            from: requests[0],
            to: requests[1],
            swiftFiles: { disk },
            look: { _, _ throws(Failure) in .absent }
        )
        #expect(update.files.count <= 1)
        return update.files.first.map(Outcome.init)
    }

    @Test func `a copied file is replaced if it is unedited, and is never merged`() throws {
        func outcome(of yours: String) throws -> Outcome? {
            try self.outcome(of: Array(yours.utf8), from: "a\nb\n", to: "a\nB\n", isCopy: true)
        }
        #expect(try outcome(of: "a\nb\n") == merge("a\nB\n"))
        #expect(try outcome(of: "a\nB\n")?.state == .unchanged)
        let message = "the set copies this file unchanged, and you edited it"
        #expect(try outcome(of: "a\nb\nmine\n") == conflict(message))
    }

    @Test(arguments: [(true, false), (false, true)])
    func `a file that was a copy, or becomes one, is not merged`(wasCopy: Bool, isCopy: Bool) throws {
        let (yours, message) = (
            Array("a\nb\nmine\n".utf8), "the set copies this file unchanged, and you edited it"
        )
        let outcome = try outcome(of: yours, from: "a\nb\n", to: "A\nb\n", isCopy: isCopy, wasCopy: wasCopy)
        #expect(outcome == conflict(message))
    }

    @Test func `a file that was updated before is unchanged`() throws {
        let old = "a\nb\nc\n"
        let new = "a\nb\nc\nd\ne\n"
        let yours = Array("mine\na\nb\nc\nd\ne\n".utf8)
        #expect(try outcome(of: yours, from: old, to: new)?.state == .unchanged)
        let before = Array(old.utf8)
        #expect(try outcome(of: before, from: old, to: new) == merge(new))
    }

    @Test func `a deletion that yours made first hides no other change of the templates`() throws {
        let old = "class A {\n\n    func a() {\n        go()\n    }\n\n    let b = 0\n}\n\nlet c = 0\n"
        let new = "class A {\n\n    let b = 0\n}\n\nlet c = 1\n"
        let yours = "class A {\n\n    let b = 0\n    let mine = 0\n}\n\nlet c = 0\n"
        let merged = "class A {\n\n    let b = 0\n    let mine = 0\n}\n\nlet c = 1\n"
        #expect(try outcome(of: Array(yours.utf8), from: old, to: new) == merge(merged))
        #expect(try outcome(of: Array(merged.utf8), from: old, to: new)?.state == .unchanged)
    }

    @Test func `only changed files are read, and an unreadable or conflicting one is an error`() throws {
        #expect(try outcome(of: [0xFF], from: "a\n", to: "a\n") == nil)
        let failure = try #require(throws: Failure.self) { try outcome(of: [0xFF], from: "a\n", to: "b\n") }
        #expect(failure.kind == .inputOutput && failure.diagnostics[0].place?.file == "Login/a.txt")
        let marked = Array("mine\n<<<<<<< yours\n".utf8)
        let conflict = try #require(throws: Failure.self) { try outcome(of: marked, from: "a\n", to: "b\n") }
        #expect(conflict.kind == .data && conflict.diagnostics[0].place?.line == 2)
    }

    @Test func `files are sorted by path`() throws {
        let names = ["e", "b", "d", "a", "c", "g", "f"]
        let requests = try ["old", "new"].map { text in
            let files = names.map { SourceFile(path: "\($0).txt.mustache", text: text + "\n") }
            let manifest = SourceFile(path: "template.json", text: #"{"name": "own"}"#)
            let set = try TemplateSet(files: [manifest] + files, location: "own")
            return try Request(try Module("Login"), of: set, project: Project(date: "2001-01-01"))
        }
        let disk = ModuleOnDisk(try Module("Login"), [], hasOneFolder: false)
        let update = try Update(
            disk,
            from: requests[0],
            to: requests[1],
            swiftFiles: { disk },
            look: { _, _ in .absent }
        )
        #expect(update.files.map(\.planned.path) == names.sorted().map { "Login/\($0).txt" })
    }
}
