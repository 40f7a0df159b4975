import Testing

@testable import VipergenGenerator

@Suite struct FolderFormTests {

    @Test(
        arguments: [
            ("{{name}}", "Account/Login", "Account/Login"), ("{{name}}Scene", "Account/Login", "Account/LoginScene"),
            ("{{name}}Scene", "Login", "LoginScene"), ("Features/F{{name}}", "A/Login", "A/Features/FLogin"),
            ("{{name}}/Sources/{{name}}", "A/Login", "A/Login/Sources/Login"),
            (".", "Account/Login", "Account"), (".", "Login", ""),
        ]
    )
    func `a form says the folder of a module, and the name of the module in a folder`(
        form: String,
        path: String,
        folder: String
    ) throws {
        let form = try #require(FolderForm(form))
        let module = try Module(path, in: form)
        #expect(module.folder == folder && module.name.text == "Login")
        #expect(form.name(ofFolder: folder) == (form == .shared ? nil : module.name))
        #expect(form.path(of: module) == (form == .shared ? path : folder))
    }

    @Test(arguments: [
        "", "Scene", "{{name}}{{name}}", "../{{name}}", "/{{name}}", "{{name}}/", "{{snakeName}}", ".{{name}}",
    ])
    func `a text without one place for the name, or outside of the output folder, is no form`(text: String) {
        #expect(FolderForm(text) == nil)
    }

    @Test(
        arguments: [
            ("App/Login", "{{name}}", "App"), ("App/LoginModule/Login", "{{name}}Module/{{name}}", "App"),
            ("Login/Sources/Login", "{{name}}/Sources/{{name}}", ""), ("App/Login/Old", nil, nil),
            ("App/Loginization", nil, nil),
        ]
    )
    func `the form of an existing folder begins with the first part that has the name`(
        folder: String,
        form: String?,
        parent: String?
    ) {
        let place = FolderForm.of(folder, named: "Login")
        #expect(place?.form.text == form && place?.parent == parent)
    }

    @Test(
        arguments: [
            ("{{name}}", "App/Login"), ("{{name}}Module/{{name}}", "App/LoginModule"),
            ("Screens/{{name}}", "App/Screens/Login"), ("Features/{{name}}/{{name}}UI", "App/Features/Login"),
        ]
    )
    func `the outermost folder of a module begins with its name`(form: String, folder: String) throws {
        let form = try #require(FolderForm(form))
        #expect(form.outermostFolder(of: try Module("App/Login", in: form)) == folder)
    }

    @Test func `a folder without the form has no name by it`() throws {
        let form = try #require(FolderForm("{{name}}Scene"))
        for folder in ["Login", "Scene", "loginScene", "LoginScene/View"] {
            #expect(form.name(ofFolder: folder) == nil)
        }
    }

    @Test func `a new module can have any folder`() throws {
        let module = try Module("Account/Start=Login", in: .standard)
        #expect(module.folder == "Account/Start" && module.name.text == "Login")
        #expect(FolderForm.standard.path(of: module) == "Account/Start=Login")
        for text in ["A=", "A=login", "../A=Login", "/A=Login", "=Login"] {
            #expect(throws: Failure.self, "\(text)") { try Module(text, in: .standard) }
        }
    }
}
