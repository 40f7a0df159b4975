import Foundation
import TestSupport
import Testing

@Suite("The pager") struct PagerTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What `--help` prints on a terminal of some lines with a pager.
    private func help(_ pager: String?, rows: Int = 24, term: String = "xterm") throws -> String {
        let environment: [String: String?] = ["TERM": term, "NO_COLOR": "1", "PAGER": pager, "LESS": nil]
        let terminal = try Terminal(columns: 80, rows: rows)
        return try Run.vipergen(["--help"], in: folder.url, environment: environment, terminal: terminal).output
    }

    @Test(
        "help that is longer than the terminal goes through the pager, with its words and the options of git for 'less'"
    )
    func pager() throws {
        let paged = try help("sed 's/^/> /'").split(separator: "\n")
        #expect(paged.first == "> usage: vipergen NAME... [options]" && paged.allSatisfy { $0.hasPrefix("> ") })
        #expect(try help("sh -c 'echo $LESS'") == "FRX\n")
    }

    @Test(
        "help that fits, and help on a dumb terminal or without a pager, is printed",
        arguments: [
            ("sed s/^/x/", 400, "xterm"), ("sed s/^/x/", 24, "dumb"), ("", 24, "xterm"), ("no-such-pager", 24, "xterm"),
            ("'", 24, "xterm"),
        ]
    )
    func printed(pager: String, rows: Int, term: String) throws {
        #expect(try help(pager, rows: rows, term: term).hasPrefix("usage: "))
    }

    @Test("a pager that ends before it has read all is no error")
    func early() throws {
        #expect(try help("head -n 1") == "usage: vipergen NAME... [options]\n")
    }

    @Test("nothing but a terminal has a pager")
    func pipe() throws {
        let run = try Run.vipergen(["--help"], in: folder.url, environment: ["PAGER": "sed s/^/x/", "TERM": "xterm"])
        #expect(run.output.hasPrefix("usage: "))
    }
}
