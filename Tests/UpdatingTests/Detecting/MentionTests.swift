import Testing

@testable import VipergenGenerator

@Suite struct MentionTests {

    private func lines(_ value: String, in text: String, of path: String = "A.swift") -> [String] {
        Mention.lines(of: value, in: Array(text.utf8), of: path).map { "\($0.line) \($0.text)" }
    }

    @Test(
        arguments: [
            "Home", "  Home()", "showHome()", "HomeBuilder", "let home: Int", "home.run()", "_Home", "éHome",
            "Homeland Home",
        ]
    )
    func `a name is found as a word, or as one of the words of a longer name`(line: String) {
        #expect(lines("Home", in: "\n" + line + "\n").count == 1)
    }

    @Test(arguments: ["Homeland", "homeland", "showhome()", "Homeé", "_home", "2home", "éhome", "Hom", "HOME"])
    func `a part of a word is not found`(line: String) {
        #expect(lines("Home", in: "\n" + line + "\n") == [])
    }

    @Test func `the name of a value with fields is its first field`() {
        #expect(lines("email: Driver", in: "let a = 1\n  let email = 1  \n") == ["2 let email = 1"])
    }

    @Test func `a file that is named after the value does not mention it`() {
        #expect(lines("Home", in: "Home", of: "Root/RootComponent+Home.swift") == [])
        #expect(lines("Home", in: "Home", of: "Root/RootComponent+HomeList.swift") == ["1 Home"])
    }

    @Test func `the first of several names in a line is reported, and a binary file has none`() {
        let text = Array("HomePresenter()\n x(LoginView, HomeView)\n".utf8)
        let found = Mention.lines(of: ["HomeView", "LoginView"], in: text, of: "Home.swift")
        #expect(found.map(\.line) == [2] && found.map(\.text) == ["x(LoginView, HomeView)"])
        #expect(found.map(\.name) == ["LoginView"])
        #expect(Mention.lines(of: ["HomeView"], in: Array("HomeView\u{0}".utf8), of: "Home.swift").isEmpty)
    }
}
