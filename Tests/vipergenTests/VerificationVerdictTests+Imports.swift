import Foundation
import TestSupport
import Testing

/// Imported modules that neither the toolchain nor a stand-in has are reported before anything is compiled.
extension VerificationVerdictTests {

    /// Writes a template set that imports modules, one on each line from the first.
    private func importing(_ modules: String...) throws {
        let text = modules.map { "import \($0)\n" }.joined()
        try folder.write(text + "{{#a}}a{{/a}}{{#b}}b{{/b}}{{#c}}c{{/c}}", to: "plain/{{name}}View.swift.mustache")
    }

    @Test func `a template set that imports a missing module is not built, and each such line is a mistake`() throws {
        try importing("Foundation", "Kit", "Own", "Other")
        let run = try verify("--mode", "5")
        #expect(run.status == 65 && run.output == "plain: 2 mistakes in 8 combinations\n", "\(run)")
        #expect(
            run.errors == """
                ./plain/{{name}}View.swift.mustache:2: error: no such module 'Kit'
                 2 | import Kit
                help: put a stand-in for it into a folder 'Kit', in the folder that '--stubs' names; \
                in all 8 combinations; in the Swift 5 mode and 1 more
                ./plain/{{name}}View.swift.mustache:4: error: no such module 'Other'
                 4 | import Other
                help: put a stand-in for it into a folder 'Other', in the folder that '--stubs' names; \
                in all 8 combinations; in the Swift 5 mode and 1 more

                """,
            "\(run.errors)"
        )
        #expect(try folder.read("builds") == "")
    }

    @Test func `a template set that imports modules of the toolchain or of a stand-in is built`() throws {
        try importing("Foundation", "Own", "Kit")
        try folder.write("struct Kit {}\n", to: "stubs/Kit/Kit.swift")
        #expect(try verify("--stubs", "stubs").status == 0)
        #expect(try folder.read("asked") == ".\n")
        try importing("Foundation", "Kit")
        #expect(try verify("--stubs", "stubs").status == 0)
        // The compiler is not asked for modules that every toolchain has.
        #expect(try folder.read("asked") == ".\n")
    }

    @Test func `without the program's own stand-ins, a template set that imports one is not built`() throws {
        let shim = folder.url.appending(path: "shim").path
        try folder.makeFolder("shim", permissions: 0o755)
        try importing("UIKit", "Foundation", "RxSwift", "Kit")
        let run = try verify(environment: ["VIPERGEN_SHIM": shim])
        #expect(run.status == 69 && run.output == "", "\(run)")
        #expect(
            run.errors == """
                error: the set imports Kit, RxSwift, UIKit, and the stand-ins that come with vipergen are missing
                help: install them by 'make install', or name 'Fixtures/Shim' of its repository in VIPERGEN_SHIM

                """
        )
        #expect(try folder.read("builds") == "")
        try importing("Foundation")
        let without = try verify(environment: ["VIPERGEN_SHIM": shim])
        #expect(without.status == 0 && without.errors == "", "\(without)")
    }

    @Test func `a program without its stand-ins builds template sets that import none`() throws {
        let program = folder.url.appending(path: "vipergen")
        try Repository.copyProgram(to: program)
        for (file, text) in ["built": "", "failing": "", "status": "0", "version": "Swift version 6.2"] {
            try folder.write(text, to: file)
        }
        let path = folder.url.appending(path: "bin").path + ":/usr/bin:/bin"
        let environment: [String: String?] = ["PATH": path, "VIPERGEN_SHIM": nil]
        let arguments = ["verify", "./plain", "--mode", "6", "--package", "package"]
        for (module, status) in [("Foundation", 0), ("UIKit", 69)] {
            try importing(module)
            let run = try Run(program, arguments, in: folder.url, environment: environment)
            #expect(run.status == status, "\(run)")
        }
    }
}
