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
        "a path that leaves the output folder, or has strange parts, is refused",
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

    @Test("a name that no file system takes is refused, and the message does not repeat it whole")
    func long() throws {
        let failure = try #require(throws: Failure.self) { try Module(String(repeating: "L", count: 10_000)) }
        #expect(failure.diagnostics[0].message.count < 200)
    }

    @Test(
        "what is wrong with a path is told, with the path that it could have been",
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

    @Test("a folder may have the signs in it that file systems and shells leave alone")
    func signs() throws {
        #expect(try Module("A+B/C-D/E.F/@G/H&I/J(K)/L_M/Login").name.text == "Login")
    }

    @Test("a folder may have a space in it, and what a shell completes has a slash at its end")
    func completed() throws {
        #expect(try Module("My Features/Login/").folder == "My Features/Login")
        for name in ["Login", "A"] { #expect(try Module(name + "/") == Module(name)) }
        #expect(try Module(existing: "My Features/Login/") == Module("My Features/Login"))
    }

    @Test("of the characters that a folder cannot have the first is told")
    func strangeFolder() throws {
        let failure = try #require(throws: Failure.self) { try Module("A:b*c/Login") }
        #expect(failure.diagnostics[0].message.contains("the folder 'A:b*c' has ':' in it"), "\(failure)")
    }

    @Test("the root is no module, and leads out")
    func root() throws {
        let failure = try #require(throws: Failure.self) { try Module(existing: "/") }
        #expect(failure.diagnostics[0].message == "'/' is outside the output folder")
    }

    @Test("a folder or a name has 255 bytes at most")
    func longest() throws {
        let (longest, tooLong) = (String(repeating: "L", count: 255), String(repeating: "L", count: 256))
        #expect(try Module("\(longest)/\(longest)").name.text == longest)
        for path in [tooLong, "\(tooLong)/Login"] {
            let failure = try #require(throws: Failure.self) { try Module(path) }
            #expect(failure.diagnostics[0].message.contains("is too long"), "\(failure)")
        }
    }

    @Test(
        "a module that is there may lie in any folder that can be seen, and in no other",
        arguments: ["A//Login", ".git/Login", "A\u{200B}/Login", "A/Login//", "=Login", ".git=Login"]
    )
    func existing(path: String) throws {
        let failure = try #require(throws: Failure.self) { try Module(existing: path) }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics[0].message.hasSuffix("is not a module's path"), "\(failure)")
    }

    @Test(
        "the folder and the name are told byte for byte as they were given",
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

    @Test("a name that is the folder's makes no other module")
    func needlessName() throws {
        let modules: Set = [try Module("A/Login"), try Module(existing: "A/Login=Login")]
        #expect(modules.count == 1)
    }
}
