import Testing

@testable import VipergenGenerator

@Suite("Module names") struct ModuleNameTests {

    @Test(
        "a Swift type name in UpperCamelCase is accepted",
        arguments: ["Login", "A", "URLList", "Login2FA", "Élan", "登录", "Вход"]
    )
    func valid(name: String) throws {
        #expect(try ModuleName(name).text == name)
    }

    @Test(
        "any other name is refused with a suggestion",
        arguments: [
            ("", nil), ("login", "Login"), ("2Login", "Login"), ("Log in", "LogIn"), ("Login!", "Login"),
            ("class", "Class"), ("Self", "SelfModule"), ("Any", "AnyModule"), ("Type", "TypeModule"),
            ("Log_in", "LogIn"),
            ("Login🎉", "Login"), ("Log\u{200B}in", "Login"), ("Login\u{202E}", "Login"), ("Log\tin", "LogIn"),
            ("42", nil),
            ("2login", "Login"), ("Log\nin", "LogIn"), ("Log\u{203F}in", "LogIn"),
            (String(repeating: "l", count: 101), nil),
            (String(repeating: "l", count: 100), "L" + String(repeating: "l", count: 99)),
            ("off-game", "OffGame"), ("Log\u{0}in", "Login"), ("\u{301}Login", "Login"),
            // After a dot, the compiler takes it for an operator.
            ("\u{3028}Login", "Login"),
            // Invisible characters that Unicode allows in identifiers.
            ("Log\u{FE0F}in", "Login"), ("Log\u{34F}in", "Login"), ("Log\u{3164}in", "Login"),
            ("\u{115F}Login", "Login"),
            ("Login\u{E0100}", "Login"), ("Log\u{17B4}in", "Login"), ("Log\u{180B}in", "Login"),
        ] as [(String, String?)]
    )
    func invalid(name: String, suggestion: String?) throws {
        let failure = try #require(throws: Failure.self) { try ModuleName(name) }
        #expect(failure.kind == .usage)
        #expect(ModuleName.suggestion(for: name) == suggestion)
        if let suggestion { #expect(failure.diagnostics[0].help == "'\(suggestion)' would do") }
    }

    @Test("a message shows the code of an invisible character")
    func invisibleCharacter() throws {
        let failure = try #require(throws: Failure.self) { try ModuleName("Log\u{200B}in") }
        #expect(failure.diagnostics[0].message.contains("it has the invisible character U+200B in it"))
        let spaced = try #require(throws: Failure.self) { try ModuleName("Log in") }
        #expect(spaced.diagnostics[0].message.contains("it has ' ' in it"))
    }

    @Test(
        "a name has spellings for variables, resources and identifiers",
        arguments: [
            ("Login", "login", "login", "login"), ("OffGame", "offGame", "off_game", "off-game"),
            ("URLList", "urlList", "url_list", "url-list"), ("URL", "url", "url", "url"),
            ("Login2FA", "login2FA", "login2_fa", "login2-fa"), ("Вход", "вход", "вход", "вход"),
        ]
    )
    func variants(name: String, variable: String, snake: String, kebab: String) throws {
        let name = try ModuleName(name)
        #expect([name.words.variable, name.words.snake, name.words.kebab] == [variable, snake, kebab])
    }
}
