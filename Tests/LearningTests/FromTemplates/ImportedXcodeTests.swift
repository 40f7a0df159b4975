import Testing

@testable import VipergenGenerator

/// Template sets imported from Xcode templates, compared with the templates' folders.
@Suite struct ImportedXcodeTests {

    private static func option(_ id: String, _ type: String, _ rest: String = "") -> String {
        """
        <dict><key>Identifier</key><string>\(id)</string>
        <key>Name</key><string>The \(id)</string>
        <key>Type</key><string>\(type)</string>
        \(rest)</dict>

        """
    }

    private static func info(_ options: String, _ rest: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        <key>Kind</key>
        <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
        \(rest)<key>Options</key>
        <array>
        \(options)</array>
        </dict>
        </plist>

        """
    }

    private func imported(_ info: String, _ files: [String: String]) throws -> ImportedSet {
        let info = SourceFile(path: "Scene.xctemplate/TemplateInfo.plist", text: info)
        let sources = Dictionary(
            uniqueKeysWithValues: files.map { ($0, SourceFile(path: "Scene.xctemplate/\($0)", text: $1)) }
        )
        let template = try XcodeTemplate(info, taken: ["all"])
        return try ImportedSet(try template.foreign(sources, named: "scene"), named: "scene")
    }

    private func render(_ set: ImportedSet, _ options: [String: OptionValue]) throws -> [String: String] {
        let templateSet = try TemplateSet(files: set.files, location: "scene")
        let project = Project(name: "Shop", author: "Ann", company: "Bits", date: "2024-01-02")
        let files = try Request(try Module("OffGame"), of: templateSet, options: options, project: project).render()
        return Dictionary(
            uniqueKeysWithValues: files.map {
                (String($0.path.dropFirst("OffGame/".count)), String(decoding: $0.contents, as: UTF8.self))
            }
        )
    }

    private func lintProblems(_ set: ImportedSet) throws -> [String] {
        try Linter(files: set.files, location: "scene", generalOptions: []).problems.map(\.description)
    }

    /// The files that Xcode makes from a folder of the template.
    private func substituted(_ files: [String: String], folder: String) -> [String: String] {
        let own = files.filter { $0.key.hasPrefix(folder + "/") }
        return Dictionary(
            uniqueKeysWithValues: own.map { path, text in
                let name = String(path.dropFirst(folder.count + 1)).replacing("___FILEBASENAME___", with: "OffGame")
                let header = """
                    //
                    //  \(name)
                    //  Shop
                    //
                    //  Created by Ann on 2024-01-02.
                    //  Copyright © 2024 Bits. All rights reserved.
                    //
                    """
                return (
                    name,
                    text.replacing("//___FILEHEADER___", with: header)
                        .replacing("___VARIABLE_moduleName:identifier___", with: "OffGame")
                        .replacing("___VARIABLE_productName___", with: "OffGame")
                        .replacing("___VARIABLE_moduleName___", with: "OffGame")
                        .replacing("___FILEBASENAMEASIDENTIFIER___", with: String(name.prefix { $0 != "." }))
                        .replacing("___PROJECTNAME___", with: "Shop")
                )
            }
        )
    }

    private static let view =
        option("moduleName", "text", "<key>Required</key><true/>\n")
        + option("productName", "static", "<key>Default</key><string>___VARIABLE_moduleName___</string>\n")
        + option(
            "viewSource",
            "popup",
            "<key>Default</key><string>None</string>\n"
                + "<key>Values</key><array><string>XIB</string><string>None</string><string>Story Board</string></array>\n"
        ) + option("withFormatter", "checkbox", "<key>Default</key><string>true</string>\n")

    @Test func `popups and checkboxes render each folder byte for byte, without lint problems`() throws {
        var files: [String: String] = [:]
        for view in ["XIB", "None", "Story Board"] {
            for isOn in [true, false] {
                let folder = view + (isOn ? "withFormatter" : "")
                let presenter = """
                    //___FILEHEADER___
                    // {{name}} { of ___PROJECTNAME___

                    final class ___FILEBASENAMEASIDENTIFIER___ {
                    \(isOn ? "    let formatter: ___VARIABLE_moduleName___Formatting\n" : "")\
                    \(view == "XIB" ? "    let nib = \"___VARIABLE_moduleName:identifier___\"\n" : "    let code = true\n")\
                    \(view == "None" && isOn ? "    // both\n" : "")    // {___VARIABLE_productName___}
                    }

                    """
                files["\(folder)/___FILEBASENAME___Presenter.swift"] = presenter
                if isOn {
                    files["\(folder)/___FILEBASENAME___Formatter.swift"] =
                        "protocol ___VARIABLE_moduleName___Formatting {\n}\n"
                }
                if view != "None" {
                    files["\(folder)/___FILEBASENAME___.\(view == "XIB" ? "xib" : "storyboard")"] = "<a>\(view)</a>\n"
                }
            }
        }
        let set = try imported(Self.info(Self.view), files)
        #expect(set.options == ["view-source", "with-formatter"])
        for (folder, value) in [("XIB", "xib"), ("None", "none"), ("Story Board", "story-board")] {
            for isOn in [true, false] {
                let values: [String: OptionValue] = ["view-source": .text(value), "with-formatter": .flag(isOn)]
                let rendered = try render(set, values)
                #expect(rendered == substituted(files, folder: folder + (isOn ? "withFormatter" : "")))
            }
        }
        let problems = try lintProblems(set)
        #expect(problems.isEmpty, "\(problems)")
        let manifest = try #require(set.files.first { $0.path == "template.json" })
        let text = String(decoding: manifest.contents, as: UTF8.self)
        #expect(text.contains(#"{"names": ["{{name}}Formatting"], "when": ["with-formatter"]}"#), "\(text)")
    }

    @Test func `combinations of options without a folder are forbidden`() throws {
        let options =
            Self.option("productName", "text") + Self.option("ownsView", "checkbox")
            + Self.option(
                "withXIB",
                "checkbox",
                "<key>RequiredOptions</key><dict><key>ownsView</key><string>true</string></dict>\n"
            ) + Self.option("withNib", "checkbox")
        let files = [
            "Default/___FILEBASENAME___.swift": "a\n", "ownsView/___FILEBASENAME___.swift": "a\nb\n",
            "ownsViewwithXIB/___FILEBASENAME___.swift": "a\nb\nc",
            "withXIB/___FILEBASENAME___.swift": "never\n", "ownsViewwithNib/___FILEBASENAME___.swift": "b\n",
        ]
        let set = try imported(Self.info(options), files)
        let note =
            "Scene.xctemplate/withXIB/___FILEBASENAME___.swift: warning: this file belongs to no combination of options"
        #expect(set.notes.map(\.description).contains { $0.hasPrefix(note) }, "\(set.notes)")
        #expect(try render(set, [:])["OffGame.swift"] == "a\n")
        #expect(
            try render(set, ["owns-view": .flag(true), "with-xib": .flag(true)])["OffGame.swift"] == "a\nb\nc"
        )
        #expect(try render(set, ["owns-view": .flag(true), "with-nib": .flag(true)])["OffGame.swift"] == "b\n")
        for values in [["with-xib"], ["with-nib"], ["owns-view", "with-xib", "with-nib"]] {
            let options = Dictionary(uniqueKeysWithValues: values.map { ($0, OptionValue.flag(true)) })
            #expect(throws: Failure.self) { try render(set, options) }
        }
    }

    @Test func `a template without folders takes the files beside its property list`() throws {
        let options =
            Self.option("childName", "text", "<key>Required</key><string>YES</string>\n")
            + Self.option("all", "text", "<key>Default</key><string>x</string>\n")
        let files = ["___FILEBASENAME___+___VARIABLE_childName___.swift": "// ___FILENAME___ ___VARIABLE_all___\n"]
        let set = try imported(Self.info(options), files)
        #expect(set.options == ["child-name", "all-option"])
        #expect(try render(set, ["child-name": .text("Home")]) == ["OffGame+Home.swift": "// OffGame+Home.swift x\n"])
    }

    @Test(arguments: ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "FILEBASENAME:identifier"])
    func `each form of the file's name in a path is replaced by the module's name`(word: String) throws {
        let text = "class ___FILEBASENAMEASIDENTIFIER___ {\n} // ___FILEBASENAME___\n"
        let set = try imported(Self.info(""), ["___\(word)___View.swift": text])
        #expect(try render(set, [:]) == ["OffGameView.swift": "class OffGameView {\n} // OffGameView\n"])
    }

    @Test func `the product name can be derived from another name in several steps`() throws {
        let options =
            Self.option("viewName", "text")
            + Self.option(
                "productName",
                "static",
                "<key>Default</key><string>___VARIABLE_full:identifier___</string>\n"
            )
            + Self.option(
                "full",
                "static",
                "<key>Default</key><string>___VARIABLE_viewName:identifier___ View</string>\n"
            )
        let set = try imported(Self.info(options), ["___FILEBASENAME___.swift": "___VARIABLE_full:identifier___\n"])
        #expect(set.options.isEmpty)
        #expect(try render(set, [:]) == ["OffGame_View.swift": "OffGame_View\n"])
    }

    @Test func `a class or a combo with values is a choice, and without values a text`() throws {
        let values =
            "<key>Values</key><array><string>UIViewController</string><string>UITableViewController</string></array>\n"
        let options =
            Self.option("superclass", "class", "<key>Default</key><string>UIViewController</string>\n" + values)
            + Self.option("base", "class", "<key>Default</key><string>NSObject</string>\n")
        let files = [
            "UIViewController/___FILEBASENAME___.swift": "___VARIABLE_superclass___ ___VARIABLE_base___\n",
            "UITableViewController/___FILEBASENAME___.swift": "table ___VARIABLE_superclass___\n",
        ]
        let set = try imported(Self.info(options), files)
        #expect(set.options == ["superclass", "base"])
        #expect(try render(set, [:]) == ["OffGame.swift": "UIViewController NSObject\n"])
        let table: [String: OptionValue] = ["superclass": .text("ui-table-view-controller")]
        #expect(try render(set, table) == ["OffGame.swift": "table UITableViewController\n"])
        #expect(try lintProblems(set).isEmpty)
    }

    @Test func `a hidden popup is not part of the folder's name, and a value without files is not offered`()
        throws
    {
        func popup(_ id: String, _ values: [String], _ rest: String = "") -> String {
            let values = values.map { "<string>\($0)</string>" }.joined()
            return Self.option(id, "popup", "<key>Values</key><array>\(values)</array>\n" + rest)
        }
        let required =
            "<key>RequiredOptions</key><dict><key>model</key><array><string>Codable</string></array></dict>\n"
        let options = popup("model", ["Lost", "None", "Codable"]) + popup("storage", ["Disk", "Memory"], required)
        let files = [
            "None/___FILEBASENAME___.swift": "none\n", "CodableDisk/___FILEBASENAME___.swift": "disk\n",
            "CodableMemory/___FILEBASENAME___.swift": "memory\n",
        ]
        let set = try imported(Self.info(options), files)
        #expect(try render(set, [:]) == ["OffGame.swift": "none\n"])
        let memory: [String: OptionValue] = ["model": .text("codable"), "storage": .text("memory")]
        #expect(try render(set, memory) == ["OffGame.swift": "memory\n"])
        let manifest = try #require(set.files.first { $0.path == "template.json" })
        #expect(!String(decoding: manifest.contents, as: UTF8.self).contains("lost"))
        #expect(set.notes.map(\.message) == ["the template has no files for 'model.lost': it is left out"])
        #expect(try lintProblems(set).isEmpty)
    }

    @Test func `a checkbox that is hidden by default is off by default`() throws {
        let required = "<key>RequiredOptions</key><dict><key>ownsView</key><string>true</string></dict>\n"
        let options =
            Self.option("ownsView", "checkbox")
            + Self.option("withXIB", "checkbox", "<key>Default</key><string>true</string>\n" + required)
        let files = [
            "Default/___FILEBASENAME___.swift": "a\n", "ownsView/___FILEBASENAME___.swift": "b\n",
            "ownsViewwithXIB/___FILEBASENAME___.swift": "c\n",
        ]
        let set = try imported(Self.info(options), files)
        #expect(try render(set, [:]) == ["OffGame.swift": "a\n"])
        #expect(try render(set, ["owns-view": .flag(true), "with-xib": .flag(true)]) == ["OffGame.swift": "c\n"])
    }

    /// Trying the conditions for half of the values in every order would take exponential time.
    @Test func `a popup with many values is imported`() throws {
        let values = (0..<30).map { "V\($0)" }
        let list = values.map { "<string>\($0)</string>" }.joined()
        let options = Self.option("kind", "popup", "<key>Values</key><array>\(list)</array>\n")
        let files = values.enumerated().map { index, value in
            ("\(value)/___FILEBASENAME___.swift", index % 2 == 0 ? "a\nstruct Even {}\n" : "a\n")
        }
        let set = try imported(Self.info(options), Dictionary(uniqueKeysWithValues: files))
        for (index, value) in ["v0", "v1", "v28", "v29"].enumerated() {
            let text = index % 2 == 0 ? "a\nstruct Even {}\n" : "a\n"
            #expect(try render(set, ["kind": .text(value)]) == ["OffGame.swift": text])
        }
    }

    @Test func `static values that refer to each other are resolved completely`() throws {
        let options = (0..<12).map { number in
            let value = number == 11 ? "end" : "___VARIABLE_t\(number + 1)___"
            return Self.option("t\(number)", "static", "<key>Default</key><string>\(value)</string>\n")
        }
        let set = try imported(Self.info(options.joined()), ["___FILEBASENAME___.swift": "___VARIABLE_t0___\n"])
        #expect(try render(set, [:]) == ["OffGame.swift": "end\n"])
    }

    @Test func `the file header is written out where its line is not the comment itself`() throws {
        let set = try imported(Self.info(""), ["___FILEBASENAME___.swift": " //  ___FILEHEADER___\na\n"])
        let header = """
             //\("  ")
            //  OffGame.swift
            //  Shop
            //
            //  Created by Ann on 2024-01-02.
            //  Copyright © 2024 Bits. All rights reserved.
            //
            a

            """
        #expect(try render(set, [:]) == ["OffGame.swift": header])
    }

    @Test(arguments: ["PROJECTNAME", "PROJECTNAMEASIDENTIFIER", "PACKAGENAME:identifier"])
    func `each form of the project's name is replaced by the app's name`(word: String) throws {
        let set = try imported(Self.info(""), ["___FILEBASENAME___.swift": "@testable import ___\(word)___\n"])
        #expect(try render(set, [:]) == ["OffGame.swift": "@testable import Shop\n"])
    }

    @Test func `the title is ignored`() throws {
        let info = Self.info("", "<key>Title</key><string>T</string>\n")
        let set = try imported(info, ["___FILEBASENAME___.swift": "a\n"])
        #expect(try render(set, [:]) == ["OffGame.swift": "a\n"])
    }

    @Test func `an option that no file depends on is left out with a note`() throws {
        let set = try imported(Self.info(Self.option("unused", "checkbox")), ["___FILEBASENAME___.swift": "a\n"])
        #expect(set.options.isEmpty)
        #expect(set.notes.map(\.message) == ["no file depends on the option 'unused': it is left out"])
        #expect(try lintProblems(set).isEmpty)
    }

    @Test(
        arguments: [
            ("", "a\n___UUID___\n", "swift:2: error: '___UUID___' has no equivalent in a template"),
            ("", "\n\n___VARIABLE_other___", "swift:3: error: '___VARIABLE_other___' has no equivalent in a template"),
            ("", "___VARIABLE_productName:lower___", "swift:1: error: "),
            ("", " \n", "swift: error: the file is empty"),
            (option("a", "date"), "a\n", "plist:9: error: the option 'a' of the type 'date' has no equivalent"),
            (
                option("a", "class", "<key>Default</key><string>___VARIABLE_productName___Base</string>\n"), "a\n",
                "plist:9: error: the values of 'a' have no equivalent in a set"
            ),
            ("", "___FILEHEADER_a___\n", "swift:1: error: '___FILEHEADER_a___' has no equivalent in a template"),
            (option("a", "text", "<key>Suffixes</key><true/>\n"), "a\n", "plist:12: error: the key 'Suffixes'"),
            (option("1", "checkbox"), "a\n", "plist:9: error: '1' cannot be the name of an option"),
            (
                option("a", "popup", "<key>Values</key><array><string>B</string><string>b</string></array>\n"), "a\n",
                "plist:9: error: the values of 'a' have no equivalent in a set"
            ),
        ]
    )
    func `a part without an equivalent is an error at its line`(option: String, text: String, message: String) throws {
        let failure = #expect(throws: Failure.self) {
            try imported(Self.info(option), ["___FILEBASENAME___.swift": text])
        }
        #expect("\(try #require(failure))".contains(message), "\(failure?.description ?? "")")
    }

    @Test func `a project template, an invalid property list and a template without files are errors`() throws {
        let kind = Self.info("").replacing("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", with: "Unit")
        let deep = "<?xml version=\"1.0\"?>" + String(repeating: "<plist>", count: 20_000)
        for info in [kind, "bplist00", "", deep, Self.info("", "<key>Ancestors</key><array/>\n")] {
            #expect(throws: Failure.self) { try imported(info, ["a.swift": "a\n"]) }
        }
        let failure = #expect(throws: Failure.self) { try imported(Self.info(""), ["TemplateIcon.png": ""]) }
        #expect("\(try #require(failure))".contains("TemplateInfo.plist: error: the template has no files"))
    }
}
