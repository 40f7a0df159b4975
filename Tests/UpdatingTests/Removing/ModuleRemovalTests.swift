import Testing

@testable import VipergenGenerator

@Suite struct ModuleRemovalTests {

    @Test func `a removal has the module's files, sorted by path, whether each is unedited, and the module's types`()
        throws
    {
        let names = ["View", "Presenter", "Model", "Builder", "Router"]
        var files = [SourceFile(path: "template.json", text: #"{"name": "own"}"#)]
        for name in names {
            let text = "class {{name}}\(name) {}\n// {{name}}land, {{name}} and {{name}}_x\n"
            files.append(SourceFile(path: "{{name}}\(name).swift.mustache", text: text))
        }
        let set = try TemplateSet(files: files, location: "own")
        let request = try Request(try Module("Home"), of: set, project: Project(date: "2001-01-01"))
        let disk = try request.render().map { file in
            let isMine = file.path.hasSuffix("Model.swift")
            return ModuleOnDisk.File(path: file.path, contents: file.contents + (isMine ? Array("mine\n".utf8) : []))
        }
        let removal = try ModuleRemoval(
            of: ModuleOnDisk(try Module("Home"), disk.reversed(), hasOneFolder: false),
            madeBy: request
        )
        #expect(removal.files.map(\.file.path) == names.sorted().map { "Home/Home\($0).swift" })
        #expect(removal.files.map(\.isUnedited) == [true, false, true, true, true])
        #expect(removal.types == Set(names.map { "Home" + $0 }))
    }

    @Test func `a type that an option's value names is not the module's, however its name begins`() throws {
        let manifest = """
            {"name": "own", "options": [{"name": "child", "type": "list", "is": "typeName", "distinct": true, "help": "h"}]}
            """
        let text = "class {{name}}Router {}\n{{#child}}let x: {{child}}Buildable, {{name}}{{child}}Port\n{{/child}}"
        let files = [
            SourceFile(path: "template.json", text: manifest),
            SourceFile(path: "{{name}}Router.swift.mustache", text: text),
        ]
        let request = try Request(
            try Module("Home"),
            of: try TemplateSet(files: files, location: "own"),
            options: ["child": .list(["HomeDetail"])],
            project: Project(date: "2001-01-01")
        )
        let disk = ModuleOnDisk(try Module("Home"), [], hasOneFolder: false)
        #expect(try ModuleRemoval(of: disk, madeBy: request).types == ["HomeRouter", "HomeHomeDetailPort"])
    }
}
