import Testing
import VipergenGenerator

@Suite struct CompilerMessageTests {

    private let output = """
        [4/9] Compiling AppSwift5 Login.swift
        /p/Modes/Swift5/App/Login/Login.swift:2:27: error: cannot find 'formater' in scope
        let a = formater
                ^~~~~~~~
        /p/Modes/Swift5/App/Login/Login.swift:1:5: note: 'formatter' declared here
        let formatter = 1
            ^
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        [5/9] Compiling AppSwift5 Other.swift
        /p/Modes/Swift5/App/Login/Login.swift:2:27: error: cannot find 'formater' in scope
        let a = formater
                ^~~~~~~~
        /p/Modes/Swift5/App/Login/Login.swift:1:5: note: 'formatter' declared here
        let formatter = 1
            ^
        /p/Modes/Swift5/App/Other.swift:9:1: warning: that is odd: 1:2: error: no
        """

    @Test func `each message is reported once, with its notes`() throws {
        let messages = CompilerMessage.all(in: output)
        #expect(messages.map(\.text) == ["cannot find 'formater' in scope", "that is odd: 1:2: error: no"])
        let error = try #require(messages.first)
        #expect((error.path, error.line, error.column) == ("/p/Modes/Swift5/App/Login/Login.swift", 2, 27))
        #expect(error.severity == .error)
        #expect(error.notes.map(\.line) == [1])
        #expect(messages[1].severity == .warning)
    }

    @Test func `a line of code that contains a message is not a message`() {
        let code = "    let s = \"/etc/x:1:1: error: fake\"\n            ^\nx.swift:1:1: error: fake\n"
        let messages = CompilerMessage.all(in: "/a.swift:2:9: warning: never used\n" + code)
        #expect(messages.map(\.text) == ["never used"])
    }

    @Test func `a note without a message above it is a message itself`() {
        #expect(CompilerMessage.all(in: "/a.swift:1:1: note: odd\n").map(\.text) == ["odd"])
    }

    @Test func `a warning about a stand-in is kept until any of its files is compiled again`() {
        var warnings = KeptWarnings("/p/Frameworks/Kit/Modes/a/b/Box.swift:3:1: warning: never used\n", in: "/p")
        for line in ["[1/1] Compiling AppSwift5 Box.swift\n", "[1/1] Compiling IsolatedKit Box.swift\n"] {
            warnings.add(line)
            #expect(!warnings.text.isEmpty)
        }
        warnings.add("[1/1] Compiling Kit A.swift\n")
        #expect(warnings.text.isEmpty)
    }

    @Test func `each of several warnings is kept once, with its own lines`() {
        let one = "/p/Modes/Swift5/App/A.swift:1:1: warning: one\ncode\n"
        let two = "/p/Modes/Swift5/App/A.swift:2:1: warning: two\nother code\n"
        var warnings = KeptWarnings("", in: "/p")
        warnings.add("[1/1] Compiling AppSwift5 A.swift\n" + one + two + one + "[2/2] Linking\n")
        #expect(warnings.messages.map(\.text) == ["one", "two"])
        #expect(KeptWarnings(warnings.text, in: "/p").messages == warnings.messages)
        warnings.add("[1/1] Compiling AppSwift5 A.swift\n")
        #expect(warnings.text.isEmpty)
    }

    @Test func `a warning about a file outside the modes is kept`() {
        var warnings = KeptWarnings("/p/Modes/Odd.swift:1:1: warning: odd\n", in: "/p")
        warnings.add("[1/1] Compiling AppSwift5 Odd.swift\n")
        #expect(!warnings.text.isEmpty)
    }

    @Test func `warnings are kept until their file is compiled again`() {
        let path = "/p/Modes/Swift5/App/Login/Login.swift"
        let first = "[1/2] Compiling AppSwift5 Login.swift\n\(path):3:1: warning: never used\ncode\n^\n[2/2] Linking\n"
        var warnings = KeptWarnings("", in: "/p")
        warnings.add(first)
        warnings.add(first)
        #expect(warnings.text == "\(path):3:1: warning: never used\n")
        warnings.add("[1/1] Compiling AppMainActor Login.swift\n")
        #expect(!warnings.text.isEmpty)
        warnings = KeptWarnings(warnings.text, in: "/p")
        warnings.add("[1/1] Compiling AppSwift5 Login.swift\n")
        #expect(warnings.text.isEmpty)
    }
}
