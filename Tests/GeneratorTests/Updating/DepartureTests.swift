import Testing

@testable import VipergenGenerator

@Suite struct DepartureTests {

    @Test func `the files of a module go in the order of their paths, with the types whose names begin with its own`()
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
        let departure = try Departure(
            of: ModuleOnDisk(try Module("Home"), disk.reversed(), hasOneFolder: false),
            madeFrom: request
        )
        #expect(departure.files.map(\.path) == names.sorted().map { "Home/Home\($0).swift" })
        #expect(departure.files.map(\.isAsWritten) == [true, false, true, true, true])
        #expect(departure.types == Set(names.map { "Home" + $0 }))
        let none = try ModuleStatus(ModuleOnDisk(try Module("Home"), [], hasOneFolder: false), from: request)
        #expect(none.missing == names.sorted().map { "Home/Home\($0).swift" })
    }
}
