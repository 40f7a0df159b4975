import Testing

@testable import VipergenGenerator

@Suite("Modules") struct ModuleTests {

    @Test("a module may have folders before its name")
    func folders() throws {
        let module = try Module("Account/Sign-in/Login")
        #expect(module.name.text == "Login")
        #expect(module.folder == "Account/Sign-in/Login")
    }

    @Test(
        "a path outside the output folder, or with an invalid component, is refused",
        arguments: [
            "../Login", "/etc/Login", "A/../../Login", "A//Login", "Login//", "/", "./Login", ".git/Login",
            " My/Login",
            "A\u{200B}/Login", "A\n/Login", "~/Login",
        ]
    )
    func invalid(path: String) throws {
        let failure = try #require(throws: Failure.self) { try Module(path) }
        #expect(failure.kind == .usage)
    }

    @Test("a name that is too long for file systems is refused with a short message")
    func long() throws {
        let failure = try #require(throws: Failure.self) { try Module(String(repeating: "L", count: 10_000)) }
        #expect(failure.diagnostics[0].message.count < 200)
    }

    @Test(
        "a problem of a path is reported with a suggestion",
        arguments: [
            ("../Home", "'../Home' is outside the output folder", "and the module 'Home' alone"),
            ("/etc/login", "'/etc/login' is outside the output folder", "and the module 'Login' alone"),
            ("A//login", "a folder's name in it is empty", "'A/Login' would do"),
            (" My/login", "the folder ' My' begins or ends with a space", "'Login' would do"),
            ("A:B/login", "the folder 'A:B' has ':' in it", "'Login' would do"),
            ("A/Login//", "a folder's name in it is empty", "'A/Login' would do"),
            (".git/Login", "the folder '.git' begins with a dot", "'Login' would do"),
            ("A\u{200B}/Login", "the folder 'AU+200B' has 'U+200B' in it", "'Login' would do"),
        ]
    )
    func problems(path: String, message: String, help: String) throws {
        let failure = try #require(throws: Failure.self) { try Module(path) }
        #expect(failure.diagnostics[0].message.contains(message), "\(failure)")
        #expect(failure.diagnostics[0].help?.contains(help) == true, "\(failure)")
    }

    @Test("a folder's name may have signs that file systems and shells do not interpret")
    func signs() throws {
        #expect(try Module("A+B/C-D/E.F/@G/H&I/J(K)/L_M/Login").name.text == "Login")
    }

    @Test("a folder's name may have a space, and a path may end with a slash")
    func completed() throws {
        #expect(try Module("My Features/Login/").folder == "My Features/Login")
        for name in ["Login", "A"] { #expect(try Module(name + "/") == Module(name)) }
        #expect(try Module(existing: "My Features/Login/") == Module("My Features/Login"))
    }

    @Test("the first invalid character of a folder's name is reported")
    func strangeFolder() throws {
        let failure = try #require(throws: Failure.self) { try Module("A:b*c/Login") }
        #expect(failure.diagnostics[0].message.contains("the folder 'A:b*c' has ':' in it"), "\(failure)")
    }

    @Test("the root folder is reported as outside the output folder")
    func root() throws {
        let failure = try #require(throws: Failure.self) { try Module(existing: "/") }
        #expect(failure.diagnostics[0].message == "'/' is outside the output folder")
    }

    @Test("a name of a folder or module has 255 bytes at most")
    func longest() throws {
        let (longest, tooLong) = (String(repeating: "L", count: 255), String(repeating: "L", count: 256))
        #expect(try Module("\(longest)/\(longest)").name.text == longest)
        for path in [tooLong, "\(tooLong)/Login"] {
            let failure = try #require(throws: Failure.self) { try Module(path) }
            #expect(failure.diagnostics[0].message.contains("is too long"), "\(failure)")
        }
    }

    @Test(
        "the path of an existing module has no hidden, invisible or empty components",
        arguments: ["A//Login", ".git/Login", "A\u{200B}/Login", "A/Login//", "=Login", ".git=Login"]
    )
    func existing(path: String) throws {
        let failure = try #require(throws: Failure.self) { try Module(existing: path) }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics[0].message.hasSuffix("is not a module's path"), "\(failure)")
    }

    @Test(
        "the folder and the name of an existing module keep their bytes",
        arguments: [
            ("A/B/Login", "A/B/Login", "Login"), ("A:B/~c=Login", "A:B/~c", "Login"),
            ("A/Caf\u{E9}=Cafe\u{301}", "A/Caf\u{E9}", "Cafe\u{301}"),
        ]
    )
    func parts(path: String, folder: String, name: String) throws {
        let module = try Module(existing: path)
        #expect(module.folder.utf8.elementsEqual(folder.utf8))
        #expect(module.name.text.utf8.elementsEqual(name.utf8))
    }

    @Test("a name that equals the folder's name makes no difference")
    func needlessName() throws {
        let modules: Set = [try Module("A/Login"), try Module(existing: "A/Login=Login")]
        #expect(modules.count == 1)
    }
}
