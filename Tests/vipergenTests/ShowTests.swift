import Foundation
import TestSupport
import Testing

/// `vipergen show`.
@Suite("Show") struct ShowTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("'show' prints the files as they would be written, and writes none")
    func files() throws {
        try folder.write("mine", to: "App/Login/LoginPresenter.swift")
        let words = ["Login", "-o", "App", "--view", "code", "--tests"]
        let shown = try Run.vipergen(["show"] + words, in: folder.url)
        #expect(shown.status == 0 && shown.errors == "", "\(shown.errors)")
        #expect(try folder.files.count == 1)
        try folder.vipergen("Login", "-o", "Other", "--view", "code", "--tests", "-q")
        for (path, contents) in try folder.files where !path.hasPrefix("App/") {
            let title = "==> \(path.replacing("Other/", with: "App/")) <==\n"
            #expect(shown.output.contains(title + String(decoding: contents, as: UTF8.self)), "\(path)")
        }
    }

    @Test("the JSON document has the contents of the files")
    func document() throws {
        let output = try folder.vipergen("show", "Login", "--json").output
        let document = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        let files = try #require(document["files"] as? [[String: String]])
        let presenter = try #require(files.first { $0["path"] == "Login/LoginPresenter.swift" })
        try folder.vipergen("Login", "-q")
        #expect(try presenter["contents"] == folder.read("Login/LoginPresenter.swift"))
    }

    @Test("a single file is printed without a title, and a file that is not text is shown by its size")
    func one() throws {
        try folder.write(#"{"name": "set"}"#, to: "set/template.json")
        try folder.write("{{name}} \u{1B}[31m\n", to: "set/{{name}}.txt.mustache")
        #expect(try folder.vipergen("show", "Login", "-t", "./set").output == "Login \u{1B}[31m\n")
        try folder.write(Data([0xFF, 0xFE, 0x00]), to: "set/files/{{name}}.bin")
        let two = try folder.vipergen("show", "Login", "-t", "./set").output
        let titles = "==> Login/Login.bin <==\n(3 bytes that are not text)\n\n==> Login/Login.txt <==\n"
        #expect(two.hasPrefix(titles), "\(two)")
    }

    @Test("mistakes are reported as for a module to write")
    func mistakes() throws {
        #expect(try folder.vipergen("show", "Login", "--nope", status: 64).errors.contains("no option '--nope'"))
        #expect(try folder.vipergen("show", status: 64).errors.contains("no module's name is given"))
    }
}
