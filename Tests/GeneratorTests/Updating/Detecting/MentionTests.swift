import Testing

@testable import VipergenGenerator

@Suite struct MentionTests {

    private func isName(_ name: String, in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { Mention.isName(Array(name.utf8), in: bytes, at: $0) }
    }

    @Test(arguments: ["Home", "  Home()", "showHome()", "HomeBuilder", "_Home", "éHome", "Homeland Home"])
    func `a name is found as a word, or as one of the words of a longer name`(line: String) {
        #expect(isName("Home", in: line))
    }

    @Test(arguments: ["Homeland", "homeland", "showhome()", "Homeé", "_home", "2home", "éhome", "Hom", "HOME"])
    func `a part of a word is not found`(line: String) {
        #expect(!isName("Home", in: line) && !isName("home", in: line))
    }

    @Test func `the first of several names in a line is reported, and a binary file has none`() {
        let text = Array("HomePresenter()\n x(LoginView, HomeView)\n".utf8)
        let found = Mention.lines(of: ["HomeView", "LoginView"], in: text, of: "Home.swift")
        #expect(found.map(\.line) == [2] && found.map(\.text) == ["x(LoginView, HomeView)"])
        #expect(found.map(\.name) == ["LoginView"])
        #expect(Mention.lines(of: ["HomeView"], in: Array("HomeView\u{0}".utf8), of: "Home.swift").isEmpty)
    }
}
