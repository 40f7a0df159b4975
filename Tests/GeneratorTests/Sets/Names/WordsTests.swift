import Testing

@testable import VipergenGenerator

@Suite("Words of a name") struct WordsTests {

    @Test(
        "an identifier has its other spellings, however its words are separated",
        arguments: [
            ("off_game", ["offGame", "off_game", "off-game", "offgame"]),
            ("_offGame_", ["offGame", "off_game", "off-game", "offgame"]),
            ("URLSession2", ["urlSession2", "url_session2", "url-session2", "urlsession2"]),
            ("HTTPServer", ["httpServer", "http_server", "http-server", "httpserver"]),
            ("_", ["_", "_", "_", "_"]), ("__", ["__", "__", "__", "__"]),
        ]
    )
    func identifiers(name: String, spellings: [String]) {
        #expect(Words(of: name).spellings == spellings)
    }

    @Test(
        "an acronym in the plural is one word",
        arguments: [
            ("FAQs", ["faqs", "faqs", "faqs", "faqs"]), ("PDFs", ["pdfs", "pdfs", "pdfs", "pdfs"]),
            ("URLs", ["urls", "urls", "urls", "urls"]), ("IDs", ["ids", "ids", "ids", "ids"]),
            ("MyFAQs", ["myFAQs", "my_faqs", "my-faqs", "myfaqs"]),
            ("PDFsList", ["pdfsList", "pdfs_list", "pdfs-list", "pdfslist"]),
            ("URLs2", ["urls2", "urls2", "urls2", "urls2"]),
            // Not these: a word follows.
            ("USState", ["usState", "us_state", "us-state", "usstate"]),
            ("TVsettings", ["tVsettings", "t_vsettings", "t-vsettings", "tvsettings"]),
            ("LoginAsGuest", ["loginAsGuest", "login_as_guest", "login-as-guest", "loginasguest"]),
        ]
    )
    func plurals(name: String, spellings: [String]) {
        #expect(Words(of: name).spellings == spellings)
    }

    @Test(
        "a name that begins with a small letter keeps its first word",
        arguments: [
            ("iOSApp", ["iOSApp", "ios_app", "ios-app", "iosapp"]), ("iOS", ["iOS", "ios", "ios", "ios"]),
            ("x2", ["x2", "x2", "x2", "x2"]), ("xPosition", ["xPosition", "x_position", "x-position", "xposition"]),
            ("aBTest", ["aBTest", "a_b_test", "a-b-test", "abtest"]),
            ("pH", ["pH", "p_h", "p-h", "ph"]), ("IOSApp", ["iosApp", "ios_app", "ios-app", "iosapp"]),
        ]
    )
    func smallLetters(name: String, spellings: [String]) {
        #expect(Words(of: name).spellings == spellings)
    }

    @Test("a template has the five spellings of a child and of a route's label")
    func inTemplates() throws {
        let options = #"""
            {"name": "child", "type": "list", "is": "typeName", "help": "h"},
            {"name": "go", "type": "list", "fields": [{"name": "label", "is": "identifier"}], "help": "h"}
            """#
        func template(_ name: String) -> String {
            "{{\(name)}} {{\(name).variableName}} {{\(name).snakeName}} {{\(name).kebabName}} {{\(name).lowercaseName}}\n"
        }
        let set = try TemplateSet(
            files: [
                SourceFile(path: "template.json", text: #"{"name": "own", "options": [\#(options)]}"#),
                SourceFile(
                    path: "f.mustache",
                    text: "{{#child}}\(template("child"))\n{{/child}}{{#go}}\(template("label"))\n{{/go}}"
                ),
            ],
            location: "own"
        )
        let values: [String: OptionValue] = [
            "child": .list(["FAQs", "PDFs", "URLs"]), "go": .list(["iOSApp", "x2"]),
        ]
        let request = try Request(Module("Login"), of: set, options: values, project: Project(date: "2001-01-01"))
        let lines = try request.render().map { String(decoding: $0.contents, as: UTF8.self) }.joined()
            .split(separator: "\n")
        #expect(
            lines == [
                "FAQs faqs faqs faqs faqs", "PDFs pdfs pdfs pdfs pdfs", "URLs urls urls urls urls",
                "iOSApp iOSApp ios_app ios-app iosapp", "x2 x2 x2 x2 x2",
            ]
        )
    }

    @Test("a file's name ends words where a name does")
    func beginnings() {
        #expect(ModuleFolders.beginnings(of: "FAQsViewCell.swift") == ["FAQs", "FAQsView"])
        #expect(ModuleFolders.beginnings(of: "URLListView.swift") == ["URL", "URLList"])
    }
}
