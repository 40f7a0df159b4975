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
        let words = Words(of: name)
        #expect([words.variable, words.snake, words.kebab, words.lowercase] == spellings)
    }
}
