import Foundation
import TestSupport
import Testing

/// The version of the templates that a module was generated from.
extension UpdateCommandTests {

    private static let screen = own + "/{{name}}Screen.swift.mustache"
    private static let flag = #"{"name": "delegate", "type": "flag", "default": true, "help": "h"}"#

    /// A template set with one template and the flag `delegate`, and the module `Login`.
    private func makeScreen(_ template: String, login: String, options: String = flag) throws {
        try makeRepository()
        try folder.write(#"{"name": "own", "options": [\#(options)]}"#, to: Self.own + "/template.json")
        try folder.write(template, to: Self.screen)
        try folder.write(login, to: "App/Login/LoginScreen.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.own + "/{{name}}Thing.swift.mustache"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Login/LoginThing.swift"))
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "screen")
        try git("tag", "screen")
    }

    /// - Returns: the changes of an update before the templates are committed, and after.
    private func checked(status: Int32) throws -> [String] {
        let before = try folder.vipergen("update", "Login", "--since", "screen", "--check", status: status)
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "changed")
        let after = try folder.vipergen("update", "Login", "--since", "screen", "--check", status: status)
        return [before.output, after.output]
    }

    @Test func `deleted lines are no sign of an earlier update`() throws {
        let method = "    func close() {\n        delegate?.close()\n    }\n"
        let template = """
            final class {{name}}Screen {
                weak var delegate: Delegate?
                private let title = Label()
                func load() {
                    start()
                }

            """
        let property = "    weak var delegate: Delegate?\n"
        let login = template.replacing("{{name}}", with: "Login").replacing(property, with: "")
        try makeScreen(template + method + "}\n", login: login + "}\n", options: "")
        // Today's version is nearer without the option.
        let today = template.replacing("private let", with: "let") + "{{#delegate}}\n" + method + "{{/delegate}}\n}\n"
        try folder.write(
            today.replacing(property, with: "{{#delegate}}\n" + property + "{{/delegate}}\n"),
            to: Self.screen
        )
        try folder.write(#"{"name": "own", "options": [\#(Self.flag)]}"#, to: Self.own + "/template.json")
        for diff in try checked(status: 1) {
            #expect(diff.contains("-    private let title = Label()\n+    let title = Label()\n"), "\(diff)")
        }
    }

    @Test func `an edited file that the templates no longer write is reported, committed or not`() throws {
        try makeScreen("let title = \"{{name}}\"\n", login: "let title = \"Login\"\n")
        try folder.write("let one = 1\n", to: Self.own + "/{{name}}Extra.swift.mustache")
        try folder.write("let one = 1\nlet mine = 2\nlet mineToo = 3\n", to: "App/Login/LoginExtra.swift")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "extra")
        try git("tag", "--force", "screen")
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.own + "/{{name}}Extra.swift.mustache"))
        for diff in try checked(status: 1) { #expect(diff.contains("-let mineToo = 3\n"), "\(diff)") }
    }
}
