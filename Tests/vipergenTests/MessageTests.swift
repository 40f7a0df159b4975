import Foundation
import TestSupport
import Testing

/// Messages about mistakes that are typical of other formats.
@Suite("Messages") struct MessageTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "the help for a mistake in the configuration says what to write",
        arguments: [
            (#"{"tests": "yes"}"#, "this must be true or false", "write true or false, without quotes"),
            (#"{"tests": true,}"#, "there is a comma before '}'", "remove the comma"),
            (#"{"verify": {"modes": ["6",]}}"#, "there is a comma before ']'", "remove the comma"),
            (
                #"{"template": "rib", "options": {"root": true}}"#,
                "'options.root': options are those of a template set",
                #"write {"rib": {…}}: the name of a set, and its options in '{' and '}'"#
            ),
        ]
    )
    func configuration(text: String, message: String, help: String) throws {
        try folder.write(text, to: ".vipergen.json")
        let errors = try folder.vipergen("Login", status: 65).errors
        #expect(errors.contains(message) && errors.hasSuffix("help: \(help)\n"), "\(errors)")
    }

    @Test(
        "the help for a tag of another template language shows the one of Mustache",
        arguments: [
            ("{{#rx}}a{{else}}b{{/rx}}", "Mustache has no 'else'", "'{{/NAME}}{{^NAME}}'"),
            ("{{#if rx}}a{{/if}}", "'if rx' is not a name", "write '{{#rx}}', and '{{/rx}}' at its end"),
            ("{{#unless rx}}a{{/unless}}", "'unless rx' is not a name", "write '{{^rx}}', and '{{/rx}}' at its end"),
            ("{{#each list}}a{{/each}}", "'each list' is not a name", "write '{{#list}}', and '{{/list}}' at its end"),
            ("{{name | lower}}", "'name | lower' is not a name", "without filters"),
            ("{{#view.uikit}}a{{/view.uikit}}", "'uikit' is not a value of the option", "values are 'code', 'xib'"),
            ("{{#view.xip}}a{{/view.xip}}", "'xip' is not a value of the option 'view'", "did you mean 'view.xib'?"),
        ]
    )
    func template(text: String, message: String, help: String) throws {
        let options =
            #"[{"name": "rx", "type": "flag", "help": "h"}, {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"}]"#
        try folder.write(#"{"name": "s", "options": \#(options)}"#, to: "s/template.json")
        try folder.write("{{rx}}{{view}}\(text)", to: "s/{{name}}.mustache")
        let errors = try folder.vipergen("lint", "s", status: 65).errors
        #expect(errors.contains("error: \(message)") && errors.contains(help), "\(errors)")
        #expect(errors.split(separator: "\n").count { $0.contains("error: ") } == 1, "\(errors)")
    }

    @Test("the help for a type without a name says to give it one")
    func type() throws {
        let errors = try folder.vipergen("Login", "--route", "[String]", status: 64).errors
        #expect(errors.contains("help: give the type a name, for example with 'typealias'\n"), "\(errors)")
    }
}
