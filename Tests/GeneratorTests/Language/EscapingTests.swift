import Testing

@testable import VipergenGenerator

@Suite("Mustache, escaping") struct EscapingTests {

    @Test(
        "in files of XML the five characters of XML are escaped",
        arguments: ["storyboard", "xib", "plist", "xml", "XIB"]
    )
    func xml(_ fileExtension: String) {
        #expect(
            Escaping(path: "Login/Login.\(fileExtension)")("a & <b> \"c\" 'd'\r\n")
                == "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;\r\n"
        )
    }

    @Test(
        "in other files nothing is",
        arguments: ["Login/Login.swift", "Login.xib/Login", "Login.xib.swift", "", "Login"]
    )
    func others(_ path: String) {
        #expect(Escaping(path: path)("& < > \" '") == "& < > \" '")
    }

    @Test("a template escapes as it is told")
    func none() throws {
        let template = try Template("{{type}} {{{type}}} {{&type}}", name: "A")
        let value = Value.map(["type": .text("Set<Int>")])
        #expect(try template.render(value, escaping: .none) == "Set<Int> Set<Int> Set<Int>")
        #expect(try template.render(value, escaping: .xml) == "Set&lt;Int&gt; Set<Int> Set<Int>")
    }
}
