import Foundation
import TestSupport
import Testing

/// `vipergen import`, and commands that use the imported template set.
@Suite struct ImportTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        for name in ["My Scene", "Cell"] {
            try folder.write(
                """
                <plist version="1.0"><dict>
                <key>Options</key><array><dict>
                <key>Identifier</key><string>hasView</string><key>Type</key><string>checkbox</string>
                </dict></array>
                </dict></plist>
                """,
                to: "Xcode/\(name).xctemplate/TemplateInfo.plist"
            )
            let path = "___FILEBASENAME___.swift"
            try folder.write("class ___FILEBASENAME___ {\n}\n", to: "Xcode/\(name).xctemplate/Default/\(path)")
            try folder.write(
                "class ___FILEBASENAME___ {\n\tlet view\n}\n",
                to: "Xcode/\(name).xctemplate/hasView/\(path)"
            )
        }
    }

    @Test func `a template becomes a template set without lint problems, which writes the template's files`() throws {
        let run = try folder.vipergen("import", "Xcode/My Scene.xctemplate")
        #expect(run.errors.hasPrefix("my-scene: 1 template, 1 option (--has-view)\n"), "\(run.errors)")
        try folder.vipergen("lint", "Templates/my-scene")
        try folder.vipergen("Home", "--template", "Templates/my-scene", "--has-view")
        #expect(try folder.read("Home/Home.swift") == "class Home {\n\tlet view\n}\n")
        let again = try folder.vipergen("import", "Xcode/My Scene.xctemplate", status: 73)
        #expect(again.errors.contains("'Templates/my-scene' is not empty"), "\(again.errors)")
    }

    @Test func `a folder of templates becomes a folder of template sets`() throws {
        try folder.write("class A {}\n", to: "Xcode/Old.xctemplate/A.swift")
        let run = try folder.vipergen("import", "Xcode", "--into", "Sets")
        #expect(
            run.errors.contains("Xcode/Old.xctemplate: warning: a folder without TemplateInfo.plist"),
            "\(run.errors)"
        )
        for set in ["my-scene", "cell"] {
            #expect(try folder.read("Sets/\(set)/template.json").hasPrefix("{\n  \"name\": \"\(set)\",\n"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Sets/old").path))
    }

    @Test func `a specification of Generamba becomes a template set, also with '--json'`() throws {
        try folder.write("name: own\ncode_files:\n- {name: View.swift, path: a}\n", to: "ramba/own.rambaspec")
        try folder.write("class {{ module_info.name }}View {\n}\n", to: "ramba/a")
        let run = try folder.vipergen("import", "ramba/own.rambaspec", "--json")
        #expect(run.output.contains("Templates/own/{{name}}View.swift.mustache"), "\(run.output)")
        try folder.vipergen("import", "ramba", "--into", "other")
        #expect(try folder.read("other/{{name}}View.swift.mustache") == "class {{name}}View {\n}\n")
    }

    @Test(
        arguments: [
            (["import"], 64, "'import' needs"), (["import", "none"], 64, "there is no folder 'none'"),
            (["import", ".git"], 64, "there is no template in '.git'"),
            (["import", "Xcode", "--force"], 64, "'vipergen import' has no option '--force'"),
        ]
    )
    func `what cannot be imported is reported`(arguments: [String], status: Int32, message: String) throws {
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    }

    @Test(
        arguments: [
            String(repeating: "<array>", count: 20_000) + String(repeating: "</array>", count: 20_000),
            String(repeating: "<!-- --><array>", count: 20_000), String(repeating: "<array >", count: 20_000),
            String(repeating: "<array a=\"b\">", count: 20_000),
            String(repeating: "<dict><?x </dict> ?><key>a</key>", count: 20_000),
            "<?x <!-- ?>" + String(repeating: "<array>", count: 20_000) + "<!-- -->",
            String(repeating: "<dict><!--> </dict> --><key>a</key>", count: 20_000),
            String(repeating: "<dict><![CDATA[ </dict> ]]><key>a</key>", count: 20_000),
        ]
    )
    func `a property list with many levels is an error, and not a crash`(value: String) throws {
        let plist = "<plist version=\"1.0\"><dict><key>Options</key>\(value)</dict></plist>"
        for text in [plist, String(repeating: "(", count: 20_000)] {
            try folder.write(text, to: "Deep.xctemplate/TemplateInfo.plist")
            let run = try folder.vipergen("import", "Deep.xctemplate", status: 65)
            #expect(run.errors.contains("not a property list that can be read"), "\(run.errors)")
        }
    }

    @Test func `unclosed tags of Liquid are text, however many there are`() throws {
        try folder.write("name: own\ncode_files:\n- {name: View.swift, path: a}\n", to: "ramba/own.rambaspec")
        let open = "{{" + String(repeating: " ", count: 10_000) + String(repeating: "{{", count: 10_000)
        try folder.write("{{ module_info.name }}{% comment %}x{% endcomment %}\n" + open, to: "ramba/a")
        try folder.vipergen("import", "ramba/own.rambaspec")
        try folder.vipergen("Home", "--template", "Templates/own")
        #expect(try folder.read("Home/HomeView.swift") == "Home\n" + open)
    }

    @Test func `a symlink to a file outside the repository is an error, and is not followed`() throws {
        let link = folder.url.appending(path: "Xcode/Cell.xctemplate/Default/B.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
        let run = try folder.vipergen("import", "Xcode", status: 65)
        let message = "Default/B.swift: error: this symlink points outside its repository"
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `a template of Tuist becomes a template set, whose modules have their own folder`() throws {
        try folder.write(
            #"""
            import ProjectDescription
            let name: Template.Attribute = .required("name")
            let template = Template(
                description: "Feature",
                attributes: [name],
                items: [
                    .file(path: "Projects/\(name)/Project.swift", templatePath: "Project.stencil"),
                    .file(path: "Projects/\(name)/Sources/\(name)View.swift", templatePath: "View.stencil"),
                ]
            )
            """#,
            to: "Tuist/Templates/feature/Feature.swift"
        )
        try folder.write("let project = Project(name: \"{{ name }}\")\n", to: "Tuist/Templates/feature/Project.stencil")
        try folder.write("struct {{ name }}View {\n}\n", to: "Tuist/Templates/feature/View.stencil")
        let run = try folder.vipergen("import", "Tuist/Templates")
        #expect(run.errors.contains("feature: 2 templates\n"), "\(run.errors)")
        #expect(run.errors.contains(#"'.vipergen.json', set "output": "Projects""#), "\(run.errors)")
        try folder.vipergen("lint", "Templates/feature")
        try folder.vipergen("Home", "Cart", "--template", "Templates/feature", "--output", "Projects")
        #expect(try folder.read("Projects/Home/Sources/HomeView.swift") == "struct HomeView {\n}\n")
    }
}
