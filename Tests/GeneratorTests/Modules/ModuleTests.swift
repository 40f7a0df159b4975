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
            "../Login", "/etc/Login", "A/../../Login", "A//Login", "Login/", "/", "./Login", ".git/Login",
            "My Folder/Login",
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
}
