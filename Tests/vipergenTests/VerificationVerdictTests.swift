import Foundation
import TestSupport
import Testing

/// The results of `vipergen verify` for a compiler's output, which a script prints at once.
@Suite struct VerificationVerdictTests {

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            {"name": "plain", "options": [
              {"name": "a", "type": "flag", "help": "h"}, {"name": "b", "type": "flag", "help": "h"},
              {"name": "c", "type": "flag", "help": "h"}
            ]}
            """,
            to: "plain/template.json"
        )
        let flags = "{{#a}}a{{/a}}{{#b}}b{{/b}}{{#c}}c{{/c}}"
        try folder.write(flags + "one {{name}}\n", to: "plain/{{name}}View.swift.mustache")
        try folder.write("class {{name}}Tests {}\n", to: "plain/tests/{{name}}Tests.swift.mustache")
        try folder.write("Test Case 'A.testA' passed (0.0 seconds)\n", to: "tested")
        try folder.write("0", to: "tested-status")
        // The package's folder is the fourth word of both commands.
        try folder.write(
            """
            #!/bin/sh
            case "$1" in
            --version) cat '\(folder.url.path)/version';;
            build) echo "$*" >>'\(folder.url.path)/words'
                if [ -e '\(folder.url.path)/stale' ]; then
                    rm '\(folder.url.path)/stale'; mkdir -p "$4/.build"; touch "$4/.build/old"
                    echo 'error: x was built with the module cache path y'; exit 1
                fi
                [ -e "$4/.build/old" ] && exit 9
                [ -e '\(folder.url.path)/stderr' ] && cat '\(folder.url.path)/stderr' >&2
                echo . >>'\(folder.url.path)/builds'; sed "s|PACKAGE|$4|" '\(folder.url.path)/built'
                grep -q "$(cat '\(folder.url.path)/failing')" "$4/Package.swift" && exit $(cat '\(folder.url.path)/status')
                exit 0;;
            test) cat '\(folder.url.path)/tested'; exit $(cat '\(folder.url.path)/tested-status');;
            esac
            """,
            to: "bin/swift"
        )
        // The compiler has the module Own, and no other one.
        try folder.write(
            """
            #!/bin/sh
            echo . >>'\(folder.url.path)/asked'
            sed -n '/Own/d; s/^#error("\\(.*\\)")$/<stdin>:2:8: error: \\1/p' >&2
            """,
            to: "bin/swiftc"
        )
        // The program's own stand-ins are many files to read.
        try folder.write("struct Tiny {}\n", to: "stand-ins/Tiny/Tiny.swift")
        for name in ["swift", "swiftc"] {
            let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
            let path = folder.url.appending(path: "bin/\(name)").path
            try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
        }
    }

    func verify(
        _ options: String...,
        set: String? = "./plain",
        saying text: String = "",
        status: Int = 0,
        failing target: String = "",
        version: String = "Swift version 6.2",
        environment: [String: String?] = [:],
        terminal: Terminal? = nil,
        typing keys: [(after: String, keys: String)] = []
    ) throws -> Run {
        try folder.write(text, to: "built")
        try folder.write("\(status)", to: "status")
        try folder.write(target, to: "failing")
        try folder.write(version, to: "version")
        try folder.write("", to: "builds")
        let path = folder.url.appending(path: "bin").path + ":/usr/bin:/bin"
        let defaults: [String: String?] = [
            "PATH": path, "HOME": folder.url.path, "XDG_CACHE_HOME": nil,
            "VIPERGEN_SHIM": folder.url.appending(path: "stand-ins").path,
        ]
        return try Run.vipergen(
            ["verify"] + (set.map { [$0] } ?? []) + ["--mode", "6"] + options,
            in: folder.url,
            environment: defaults.merging(environment) { $1 },
            terminal: terminal,
            typing: keys
        )
    }

    private let view = "PACKAGE/Modes/Swift6/App/SampleDefault/SampleDefaultView.swift:1:1: "

    @Test func `a success is printed in one line, with the number of passed tests unless none were run`() throws {
        let line = "plain: 8 combinations, 16 files: compiled in the Swift 6 mode"
        #expect(try verify().output == line + "; 1 test passed\n")
        #expect(try verify("--no-tests").output == line + "\n")
    }

    @Test func `with '--no-tests' everything is compiled for the last target, and nothing is linked`() throws {
        try folder.write("", to: "words")
        _ = try verify("--mode", "5")
        #expect(try folder.read("words").contains("build --build-tests --package-path"))
        _ = try verify("--mode", "5", "--no-tests", "--package", "package")
        let words = try folder.read("words").split(separator: "\n").last ?? ""
        #expect(words.hasPrefix("build --target=AppTestsSwift6 --package-path"), "\(words)")
        let last = try folder.read("package/Package.swift").split(separator: "\n")
            .first { $0.contains(#".testTarget(name: "AppTestsSwift6""#) }
        #expect(last?.contains(#"dependencies: ["AppSwift5", "AppSwift6", "AppTestsSwift5"]"#) == true, "\(last ?? "")")
    }

    @Test(arguments: ["Swift version 6.2", "Apple Swift version 6.2.1 (swiftlang-6.2)", "Swift version 10.0-dev"])
    func `a toolchain that can read the package is accepted`(version: String) throws {
        #expect(try verify(version: version).status == 0)
    }

    @Test(arguments: [
        ("Swift version 6.1.3", "Swift 6.1 is too old"), ("Swift version 5.10", "Swift 5.10 is too old"),
        ("swift 6", "'swift --version' does not print a version"),
    ])
    func `an older or unknown version of Swift is an error with advice`(version: String, message: String) throws {
        let run = try verify(version: version)
        let help = "help: install Swift 6.2 or later from https://swift.org/install\n"
        #expect(run.status == 69 && run.errors == "error: \(message)\n" + help, "\(run.errors)")
        #expect(try folder.read("builds") == "")
    }

    @Test func `a missing toolchain is an error with advice`() throws {
        let run = try verify(environment: ["PATH": folder.url.path])
        let help = "help: install Swift 6.2 or later from https://swift.org/install\n"
        #expect(run.status == 69 && run.errors == "error: there is no program 'swift'\n" + help, "\(run.errors)")
    }

    @Test func `a toolchain that cannot be run is reported with the reason`() throws {
        let swift = folder.url.appending(path: "bin/swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: swift)
        let run = try verify(environment: ["PATH": folder.url.appending(path: "bin").path])
        #expect(run.status == 74 && run.errors.hasPrefix("error: cannot run 'swift': "), "\(run.errors)")
    }

    @Test func `an interrupted build has no result, whatever it prints`() throws {
        try folder.write("#!/bin/sh\n[ $1 = build ] && kill -INT $PPID\necho Swift version 6.2\n", to: "bin/swift")
        let run = try verify()
        #expect(run.status == SIGINT && run.output == "" && run.errors == "error: interrupted\n", "\(run)")
    }

    @Test func `a build that does not end when it is interrupted is ended by the third Ctrl-C`() throws {
        let script = """
            #!/bin/sh
            [ $1 = build ] || exec echo Swift version 6.2
            trap 'kill -INT $PPID' INT TERM
            kill -INT $PPID
            while :; do :; done
            """
        try folder.write(script, to: "bin/swift")
        let run = try verify()
        #expect(run.status == SIGINT && run.output == "" && run.errors == "error: interrupted\n", "\(run)")
    }

    @Test func `for a template set without tests, no tests are mentioned`() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "plain/tests"))
        #expect(try verify().output == "plain: 8 combinations, 8 files: compiled in the Swift 6 mode\n")
    }

    @Test func `modes that fail together are built one by one, and those that compile are tested`() throws {
        let error = view + "error: wrong\n"
        let both = try verify("--mode", "5", "--json", saying: error, status: 1, failing: "AppSwift5")
        #expect(both.status == 65 && both.output.contains("\"passed\": 1"), "\(both.output)")
        #expect(try folder.read("builds") == ".\n.\n.\n")
        let note = "the tests in the Swift 5 mode were not tried: it does not compile"
        #expect(try verify("--mode", "5", saying: error, status: 1, failing: "AppSwift5").errors.contains(note))
        let without = try verify("--mode", "5", "--no-tests", saying: error, status: 1, failing: "AppSwift5")
        #expect(without.status == 65 && !without.errors.contains("not tried"))
    }

    @Test func `a single mode is built once`() throws {
        let run = try verify(saying: view + "error: wrong\n", status: 1)
        #expect(run.status == 65 && !run.errors.contains("not tried"))
        #expect(try folder.read("builds") == ".\n")
    }

    @Test func `a template set with a mistake is not built, and one with a remark is`() throws {
        try folder.write("mine", to: "plain/README.md")
        #expect(try verify().status == 0)
        try folder.write("one \n", to: "plain/{{name}}View.swift.mustache")
        #expect(try verify().status == 65 && folder.read("builds") == "")
        try folder.write("{{nope}}\n", to: "plain/{{name}}View.swift.mustache")
        let run = try verify()
        #expect(run.status == 65 && run.errors.contains("'nope'") && !run.errors.contains("README"), "\(run.errors)")
        #expect(try folder.read("builds") == "")
    }

    @Test func `the base files are compiled with a template set, unless '--no-base' is given`() throws {
        try folder.write(#"{"name": "plain", "base": "ground"}"#, to: "plain/template.json")
        try folder.write("one {{name}}\n", to: "plain/{{name}}View.swift.mustache")
        try folder.write(#"{"name": "ground"}"#, to: "ground/template.json")
        try folder.write("ground\n", to: "ground/Ground.swift.mustache")
        try folder.write(#"{"templates": "."}"#, to: ".vipergen.json")
        func hasBase(_ option: String) throws -> Bool {
            let run = try verify("--package", "package", option)
            #expect(run.status == 0, "\(run.errors)")
            return try folder.files.keys.contains { $0.hasPrefix("package/Files/") && $0.hasSuffix("Ground.swift") }
        }
        #expect(try hasBase("--base") && hasBase("--no-tests"))
        #expect(try !hasBase("--no-base"))
    }

    @Test func `with '--strict', a warning in a generated file is an error, and one elsewhere is not`() throws {
        let usual = try verify(saying: view + "warning: odd\n")
        #expect(usual.status == 0 && usual.errors.contains("mustache:1: warning: odd"))
        let strict = try verify("--strict", saying: view + "warning: odd\n")
        #expect(strict.status == 65)
        #expect(strict.output == "plain: 1 mistake in 8 combinations\n")
        try folder.write("struct Kit {}\n", to: "Kit/Kit.swift")
        let elsewhere = "PACKAGE/Modes/Swift6/App/Kit/Kit.swift:1:1: warning: old\n"
        #expect(try verify("--strict", "--sources", "Kit", "--package", "other", saying: elsewhere).status == 0)
        let both = try verify("--strict", "--sources", "Kit", saying: elsewhere + view + "warning: odd\n")
        #expect(both.output == "plain: 1 mistake in 8 combinations\n")
        let error = view + "error: wrong\n" + elsewhere
        #expect(
            try verify("--sources", "Kit", saying: error, status: 1).output == "plain: 1 mistake in 8 combinations\n"
        )
    }

    @Test func `the JSON document has everything that the printed lines have`() throws {
        func document(_ run: Run) throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        }
        let green = try document(verify("--json"))
        #expect(green["exitCode"] as? Int == 0 && green["tests"] as? [String: Int] == ["passed": 1, "failed": 0])
        #expect((green["files"] as? [[String: String]])?.count { $0["state"] == "compile" } == 16)
        #expect(green["combinations"] as? [String: Int] == ["tried": 8, "all": 8])
        let run = try verify("--json", "--strict", saying: view + "warning: odd\n")
        let strict = try document(run)
        #expect(run.status == 65 && strict["exitCode"] as? Int == 65)
        let errors = try #require(strict["errors"] as? [[String: Any]])
        #expect(errors.count == 1 && errors[0]["message"] as? String == "odd" && errors[0]["line"] as? Int == 1)
        #expect(try JSONSchema("vipergen-results.schema.json").problems(in: run.output) == [])
        let messages = try #require(strict["messages"] as? [[String: Any]])
        #expect(messages.count == 1 && messages.first?["severity"] as? String == "warning")
        #expect(messages.first?["modes"] as? [String] == ["6"])
        #expect(messages.first?["combinations"] as? [String] == [""])
        let noted = try document(verify("--json", saying: view + "warning: odd\n" + view + "note: see\n"))
        let notes = (noted["messages"] as? [[String: Any]])?.first?["notes"] as? [[String: Any]]
        #expect(notes?.map { $0["message"] as? String } == ["see"])
        let kept = try document(verify("--json", saying: view + "warning: odd\n"))
        #expect(kept["exitCode"] as? Int == 0)
    }

    @Test func `a build that fails without a message about code is reported with its last lines`() throws {
        let silent = try verify(saying: "1\n2\n3\n4\n5\n6\n", status: 1)
        #expect(silent.status == 65 && silent.errors.contains("'swift build' failed: 2; 3; 4; 5; 6\nhelp: "))
        let said = try verify(saying: "1\nerror: no such target\n3\n", status: 1)
        #expect(said.errors.contains("'swift build' failed: error: no such target\nhelp: "))
    }

    @Test func `the package is in the user's cache folder, in a folder named after the template set`() throws {
        _ = try verify()
        #expect(try folder.files.keys.contains { $0.hasPrefix(".cache/vipergen/verify/plain-") })
        _ = try verify(environment: ["XDG_CACHE_HOME": "relative"])
        #expect(try !folder.files.keys.contains { $0.hasPrefix("relative") })
        _ = try verify(environment: ["XDG_CACHE_HOME": folder.url.path + "/own"])
        #expect(try folder.files.keys.contains { $0.hasPrefix("own/vipergen/verify/plain-") })
        #expect(
            try verify(environment: ["HOME": nil]).errors.contains("there is no folder for caches: HOME is not set")
        )
    }

    @Test func `'--limit' takes the first combinations, and the last line says what was left out`() throws {
        let run = try verify("--limit", "2", "--package", "package")
        #expect(run.output.hasPrefix("plain: 2 of 8 combinations, 4 files: "))
        #expect(run.errors == "tried: the first 2 of the 8 that stand for all; '--all' tries all 8\n")
        let modules = Set(try folder.files.keys.compactMap { $0.firstMatch(of: /Files\/App\/(\w+)\//)?.1 })
        #expect(modules.count == 2 && modules.contains("SampleDefault"))
    }

    @Test func `the stand-ins that VIPERGEN_SHIM names must exist, unless it is empty`() throws {
        let nowhere = try verify(environment: ["VIPERGEN_SHIM": "/nowhere"])
        #expect(nowhere.status == 64 && nowhere.errors.contains("VIPERGEN_SHIM: '/nowhere' is not a folder"))
        #expect(try verify(environment: ["VIPERGEN_SHIM": ""]).status == 0)
    }

    @Test func `progress is shown on a terminal`() throws {
        let environment: [String: String?] = ["TERM": "xterm"]
        let run = try verify(saying: "[1/9] a\n[2/9] b\n", environment: environment, terminal: Terminal())
        let steps = [
            "rendering…", "compiling in the Swift 6 mode…",
            "22 % compiling in the Swift 6 mode…", "testing in the Swift 6 mode…", "plain: 8 combinations, ",
        ]
        #expect(run.output.hasPrefix(steps.map { "\r\u{1B}[K" + $0 }.joined()), "\(run.output)")
        let warned = try verify(saying: view + "warning: odd\n", environment: environment, terminal: Terminal())
        #expect(warned.output.contains("testing in the Swift 6 mode…\r\u{1B}[K"), "\(warned.output)")
        let failed = try verify(saying: "1\n", status: 1, environment: environment, terminal: Terminal())
        #expect(failed.output.contains("…\r\u{1B}[K\u{1B}[1;31merror:"), "\(failed.output)")
    }

    @Test func `a failed test is a mistake, and tests that fail without a message are reported with their last lines`()
        throws
    {
        try folder.write("1", to: "tested-status")
        try folder.write("1\n2\n3\n4\n5\n6\n", to: "tested")
        let silent = try verify()
        #expect(silent.status == 65 && silent.errors.contains("'swift test' failed: 2; 3; 4; 5; 6\nhelp: "))
        try folder.write("0", to: "tested-status")
        #expect(try verify().errors.contains("'swift test' failed: 2; 3; 4; 5; 6\nhelp: "))
        try folder.write("1", to: "tested-status")
        try folder.write("✘ Test \"a\" recorded an issue at Nowhere.swift:2:39: boom\n", to: "tested")
        let failing = try verify()
        #expect(failing.status == 65 && failing.output == "plain: 1 mistake in 8 combinations\n")
        #expect(failing.errors.contains("error: \"a\": boom\n"), "\(failing.errors)")
    }

    @Test func `the standard error of a build is read, too`() throws {
        try folder.write("error: no such target\n", to: "stderr")
        #expect(try verify(status: 1).errors.contains("'swift build' failed: error: no such target\nhelp: "))
    }

    @Test func `a moved package is built again, without the warnings of its old place`() throws {
        #expect(try verify("--package", "before", saying: view + "warning: odd\n").errors.contains("warning: odd"))
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "before"),
            to: folder.url.appending(path: "package")
        )
        try folder.write("", to: "stale")
        let moved = try verify("--package", "package")
        #expect(moved.status == 0 && moved.errors.isEmpty, "\(moved.errors)")
        #expect(try folder.read("builds") == ".\n")
    }

    @Test func `without a name, the configured template set and the project's module name are used`() throws {
        try folder.write(#"{"template": "./plain", "project": "Shop"}"#, to: ".vipergen.json")
        let run = try verify("--package", "package", set: nil)
        #expect(run.output.hasPrefix("plain: 8 combinations"), "\(run.errors)")
        #expect(try folder.files.keys.contains("package/Files/Shop/SampleDefault/SampleDefaultView.swift"))
        try folder.write(#"{"template": "./plain", "project": "My Shop"}"#, to: ".vipergen.json")
        let refused = try verify(set: nil)
        #expect(refused.status == 65 && refused.errors.contains("'project': 'My Shop' is not a module's name"))
    }

    @Test func `a warning is repeated until its file is compiled without it`() throws {
        let compiled = "[1/1] Compiling AppSwift6 SampleDefaultView.swift\n"
        for (said, isTold) in [(compiled + view + "warning: odd\n", true), ("", true), (compiled, false)] {
            #expect(try verify(saying: said).errors.contains("warning: odd") == isTold)
        }
    }

    @Test func `the app's own files are symlinks that work wherever the package is`() throws {
        try folder.write("struct Kit {}\n", to: "Kit/Kit.swift")
        #expect(try verify("--sources", "Kit", "--package", "deep/package").status == 0)
        #expect(try folder.read("deep/package/Files/App/Kit/Kit.swift") == "struct Kit {}\n")
    }

    @Test func `a signal that was ignored when the program started stops nothing`() throws {
        try folder.write("#!/bin/sh\n[ $1 = build ] && kill -INT $PPID\necho Swift version 6.2\n", to: "bin/swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "plain/tests"))
        let command = "trap '' INT; exec '\(Repository.program.path)' verify ./plain --mode 6 --package package"
        let path = ["PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin"]
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url, environment: path)
        #expect(run.status == 0, "\(run)")
    }

    @Test func `a failed build is noticed even if SIGCHLD was ignored when the program started`() throws {
        _ = try verify(saying: "one\n", status: 1)
        let command = "trap '' CHLD; exec '\(Repository.program.path)' verify ./plain --mode 6 --package package"
        let path = ["PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin"]
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url, environment: path)
        #expect(run.status == 65 && run.errors.contains("'swift build' failed: one"), "\(run)")
    }

    @Test func `tests that are not run cannot fail`() throws {
        try folder.write("1", to: "tested-status")
        #expect(try verify("--no-tests").status == 0)
    }

    @Test func `a template set may be named by its folder, and tests that were not run are not counted`() throws {
        let run = try verify("--json", "--no-tests", set: "plain")
        #expect(run.status == 0 && run.output.contains(/"tests": \{\s*\}/), "\(run)")
    }

    @Test func `'--limit' takes a number of 1 or more`() throws {
        for limit in ["0", "-1", "x"] {
            let run = try verify("--limit=\(limit)")
            #expect(run.status == 64 && run.errors.contains("'\(limit)' is not a value of '--limit'"), "\(run.errors)")
        }
        let one = try verify("--limit", "1")
        #expect(one.output.hasPrefix("plain: 1 of 8 combinations, 2 files: "))
        #expect(one.errors.hasPrefix("tried: the first of the 8 that stand for all; "))
    }

    /// Declares a number of flags, which the template does not render.
    private func declare(flags count: Int) throws {
        let options = (0..<count).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ",")
        try folder.write(#"{"name": "plain", "options": [\#(options)]}"#, to: "plain/template.json")
        let uses = (0..<count).map { "{{#o\($0)}}{{/o\($0)}}" }.joined()
        try folder.write(uses + "x\n", to: "plain/{{name}}View.swift.mustache")
    }

    @Test func `a few of many combinations are tried, as the last line says, and '--all' tries all`() throws {
        try declare(flags: 9)
        let run = try verify()
        let match = try #require(run.output.firstMatch(of: #/plain: (\d+) of 512 combinations, /#))
        #expect((6..<20).contains(try #require(Int(match.1))))
        #expect(run.errors.hasPrefix("tried: each two values") && run.errors.hasSuffix("'--all' tries all 512\n"))
        let all = try verify("--all", "--no-tests")
        #expect(all.output.hasPrefix("plain: 512 combinations, ") && all.errors.isEmpty, "\(all)")
    }

    @Test func `for 30 flags a few combinations are tried, and '--all' is refused`() throws {
        try declare(flags: 30)
        let run = try verify("--no-tests")
        #expect(run.output.contains(#/plain: \d\d of 1,073,741,824 combinations, /#), "\(run)")
        let all = try verify("--all")
        let error = "error: 'plain' has more than 10,000 combinations of options\n"
        #expect(all.status == 65 && all.errors.hasPrefix(error))
        #expect(all.errors.hasSuffix("help: leave '--all' out\n"))
    }

    @Test func `the first of the combinations with the shortest command line is the example`() throws {
        let said = ["A", "B", "C"].map { view.replacing("Default", with: $0) + "error: wrong\n" }
        for order in [said, said.reversed()] {
            let run = try verify(saying: order.joined(), status: 1)
            #expect(run.errors.contains("help: in 3 of 8 combinations, as with '--a'; "), "\(run.errors)")
        }
    }

    #if os(Linux)
    @Test func `a signal that comes after the last change has no effect`() throws {
        _ = try verify("--package", "other", saying: view + "warning: odd\n")
        let path = ["PATH": folder.url.appending(path: "bin").path + ":/usr/bin:/bin"]
        let place = folder.url.appending(path: "package/.vipergen-warnings").path
        let arguments = ["verify", "./plain", "--mode", "6", "--package", "package"]
        guard
            let run = try Run.attacked(["write:signal=INT"], at: [place], arguments, in: folder.url, environment: path)
        else { return }
        #expect(run.status == 0, "\(run)")
    }

    @Test func `without standard error, no message is written into another file`() throws {
        let attack = ["flock:error=EAGAIN:when=1..60"]
        let path = ["PATH": folder.url.path]
        let arguments = ["verify", "./plain", "--package", "package"]
        guard try Run.attacked(attack, arguments, in: folder.url, environment: path, redirection: "2>&-") != nil else {
            return
        }
        #expect(try folder.read("package/.vipergen-package") == "")
    }

    @Test func `the wait for another run is not reported with '--quiet'`() throws {
        let attack = ["flock:error=EAGAIN:when=1..60"]
        let path = ["PATH": folder.url.path]
        let arguments = ["verify", "./plain", "--package", "package"]
        for (option, isTold) in [("--quiet", false), ("--no-tests", true)] {
            guard let run = try Run.attacked(attack, arguments + [option], in: folder.url, environment: path) else {
                return
            }
            #expect(run.status == 69 && run.errors.contains("waiting for another run") == isTold, "\(run.errors)")
        }
    }
    #endif

    @Test func `a repository's own stand-in takes precedence over one that comes with the program`() throws {
        try folder.write("import RIBs\nimport Rx\n", to: "plain/{{name}}View.swift.mustache")
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        for file in ["shim/RIBs/A", "shim/Rx/A", "stubs/RIBs/B"] {
            try folder.write("struct A {}\n", to: file + ".swift")
        }
        let shim = folder.url.appending(path: "shim").path
        let run = try verify("--stubs", "stubs", "--package", "package", environment: ["VIPERGEN_SHIM": shim])
        #expect(run.status == 0, "\(run.errors)")
        let files = try folder.files.keys.filter { $0.hasPrefix("package/Frameworks/") }.sorted()
        #expect(files == ["package/Frameworks/RIBs/B.swift", "package/Frameworks/Rx/A.swift"])
    }

    @Test(arguments: [
        ("bin", "share/vipergen/Shim"), (".build/app/.build/debug", ".build/app/Fixtures/Shim"),
    ])
    func `the stand-ins installed beside the program, or in the checkout that it was built in, are found`(
        place: String,
        shim: String
    ) throws {
        try folder.write("import RIBs\n", to: "plain/{{name}}View.swift.mustache")
        try folder.write(#"{"name": "plain"}"#, to: "plain/template.json")
        try folder.write("struct A {}\n", to: shim + "/RIBs/A.swift")
        for (file, text) in ["built": "", "failing": "", "status": "0", "version": "Swift version 6.2"] {
            try folder.write(text, to: file)
        }
        let program = folder.url.appending(path: place + "/vipergen")
        try Repository.copyProgram(to: program)
        let path = folder.url.appending(path: "bin").path + ":/usr/bin:/bin"
        let arguments = ["verify", "./plain", "--mode", "6", "--package", "package"]
        let run = try Run(program, arguments, in: folder.url, environment: ["PATH": path, "VIPERGEN_SHIM": nil])
        #expect(run.status == 0 && !run.errors.contains("stand-ins"), "\(run.errors)")
        #expect(try folder.files.keys.contains("package/Frameworks/RIBs/A.swift"))
    }

    @Test func `numbers in a message that resemble the progress of a build are not progress`() throws {
        for text in ["[0/0]", "[9/1]", "[1/\(String(repeating: "9", count: 400))]"] {
            let run = try verify(saying: view + "warning: \(text)\n", terminal: Terminal())
            #expect(run.status == 0 && run.output.contains(text.prefix(60)), "\(run.output)")
        }
    }

    @Test func `the wait for another run with the same package is reported`() throws {
        try folder.write("", to: "package/.vipergen-package")
        let lock = open(folder.url.path + "/package", O_RDONLY)
        #expect(flock(lock, LOCK_EX) == 0)
        defer { close(lock) }
        let note = "waiting for another run in 'package'\n"
        let run = try verify("--package", "package", terminal: Terminal(), typing: [(note, Terminal.interruption)])
        #expect(
            run.status == SIGINT && run.output.contains(note) && run.output.hasSuffix("interrupted\n"),
            "\(run.output)"
        )
    }
}
