import Testing

@testable import VipergenGenerator

/// What becomes of single files; whole modules are updated in the tests of the templates and of the command.
@Suite struct UpdateTests {

    /// A module of a set whose flag `more` brings a file, and a copied one.
    private func request(more: Bool) throws -> Request {
        let files = [
            "template.json": #"{"name": "own", "options": [{"name": "more", "type": "flag", "help": "h"}]}"#,
            "{{name}}.swift.mustache": "one\n", "{{name}}More.swift.mustache": "{{#more}}\nmore\n{{/more}}\n",
        ]
        let set = try TemplateSet(files: files.map { SourceFile(path: $0, text: $1) }, location: "own")
        let options: [String: OptionValue] = ["more": .flag(more)]
        return try Request(try Module("Login"), of: set, options: options, project: Project(date: "2001-01-01"))
    }

    private func file(_ name: String, _ contents: [UInt8]) -> ModuleOnDisk.File {
        ModuleOnDisk.File(path: "Login/" + name, contents: contents)
    }

    /// What becomes of the file that comes or goes.
    private func outcome(
        toMore: Bool,
        _ files: [ModuleOnDisk.File],
        in place: Existing = .absent
    ) throws -> Update.Outcome? {
        let disk = ModuleOnDisk(try Module("Login"), files)
        let (old, new) = (try request(more: !toMore), try request(more: toMore))
        let update = try Update(disk, from: old, to: new, mayBeDone: false) { _, _ throws(Failure) in place }
        #expect(update.files.count <= 1)
        return update.files.first?.outcome
    }

    private func conflict(_ message: String, marked: String? = nil) -> Update.Outcome {
        .conflict([Update.Conflict(line: nil, message: message)], marked: marked.map { Array($0.utf8) })
    }

    @Test func `a file that comes is written where nothing is`() throws {
        #expect(try outcome(toMore: true, []) == .create(Array("more\n".utf8)))
    }

    @Test(
        arguments: [(.folder([]), "is a folder"), (.link, "is a link"), (.other, "is not a file")]
            as [(Existing, String)]
    )
    func `what is in its place is told`(existing: Existing, message: String) throws {
        #expect(try outcome(toMore: true, [], in: existing) == conflict(message))
    }

    @Test func `a file in its place is unchanged, or a conflict with both texts, as far as it is one`() throws {
        #expect(try outcome(toMore: true, [file("LoginMore.swift", Array("more\n".utf8))]) == .unchanged)
        let message = "is there already, with other content"
        let other = try outcome(toMore: true, [file("LoginMore.swift", Array("mine\n".utf8))])
        let marked = "<<<<<<< yours\nmine\n||||||| old\n=======\nmore\n>>>>>>> templates\n"
        #expect(other == conflict(message, marked: marked))
        #expect(try outcome(toMore: true, [file("LoginMore.swift", [0xFF])]) == conflict(message))
    }

    @Test func `a file that goes is taken away if nobody has changed it`() throws {
        #expect(try outcome(toMore: false, [file("LoginMore.swift", Array("more\n".utf8))]) == .remove)
        #expect(try outcome(toMore: false, []) == nil)
        #expect(
            try outcome(toMore: false, [file("LoginMore.swift", Array("mine\n".utf8))])
                == conflict("is written no more, and somebody has changed it")
        )
    }
}
