import Foundation
import TestSupport
import Testing

/// `vipergen import`, followed by what one does with the set.
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

    @Test func `a template becomes a set that lints, and that writes its files`() throws {
        let run = try folder.vipergen("import", "Xcode/My Scene.xctemplate")
        #expect(run.errors.hasPrefix("my-scene: 1 template, 1 option (--has-view)\n"), "\(run.errors)")
        try folder.vipergen("lint", "Templates/my-scene")
        try folder.vipergen("Home", "--template", "Templates/my-scene", "--has-view")
        #expect(try folder.read("Home/Home.swift") == "class Home {\n\tlet view\n}\n")
        let again = try folder.vipergen("import", "Xcode/My Scene.xctemplate", status: 73)
        #expect(again.errors.contains("'Templates/my-scene' is not empty"), "\(again.errors)")
    }

    @Test func `a folder of templates becomes a folder of sets`() throws {
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

    @Test func `a specification of Generamba becomes a set, in one JSON document too`() throws {
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
            (["import", "Xcode", "--force"], 64, "'--force' is not for"),
        ]
    )
    func `what cannot be imported is said`(arguments: [String], status: Int32, message: String) throws {
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    }

    @Test func `a symlink in a template to a place outside is an error, and not followed`() throws {
        let link = folder.url.appending(path: "Xcode/Cell.xctemplate/Default/B.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
        let run = try folder.vipergen("import", "Xcode", status: 65)
        let message = "Default/B.swift: error: this symlink points outside its repository"
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
