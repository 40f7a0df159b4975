import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Projects in the JSON format of Xcode 27.2") struct JSONProjectTests {

    private let sample = SampleJSONProject.text

    private func project(_ text: String) throws(Failure) -> XcodeProject {
        try XcodeProject(Array(text.utf8), file: SampleJSONProject.file, folder: SampleProject.folder)
    }

    private func changed(
        _ text: String,
        adding files: [XcodeProject.Addition] = [],
        removing removals: [String] = []
    ) throws(Failure) -> String {
        let removals = removals.map { "\(SampleProject.folder)/\($0)" }
        return String(decoding: try project(text).changed(adding: files, removing: removals).contents, as: UTF8.self)
    }

    /// The problems with adding a file.
    private func problems(_ text: String, adding path: String = "App/A.swift", to target: String = "App")
        -> [Diagnostic]
    {
        let failure = #expect(throws: Failure.self) { try changed(text, adding: additions([path], to: target)) }
        return failure?.diagnostics ?? []
    }

    // MARK: - Layout -

    @Test func `a new group is several lines, and each of its files one`() throws {
        let new = try changed(sample, adding: additions(["App/Login/Login.swift", "App/Login/L.xib"], to: "App"))
        let after = """
                        { "path": "HomeView.swift", "target-membership": [ "App/compile-sources" ] },
                      ],
                    }, {
                      "kind": "variant-group",
                      "name": "Main.storyboard",
                      "target-membership": [
                        "App/resources",
                      ],
                      "children": [
                        {
                          "path": "Base.lproj/Main.storyboard",
                        },
                      ],
                    },
                    { "path": "Info.plist" },
                    {
                      "kind": "group",
                      "path": "Login",
                      "children": [
                        { "path": "L.xib", "target-membership": [ "App/resources" ] },
                        { "path": "Login.swift", "target-membership": [ "App/compile-sources" ] },
                      ],
                    },
                  ],
            """
        #expect(new.contains(after))
        #expect(try changed(new, adding: additions(["App/Login/Login.swift", "App/Login/L.xib"], to: "App")) == new)
        #expect(try changed(new, removing: ["App/Login/Login.swift", "App/Login/L.xib"]) == sample)
    }

    @Test func `a text in single quotes is read with its escapes`() throws {
        let text = sample.replacing(#""HomeView.swift""#, with: #"'Home\u0056iew\'s "1".swift'"#)
        try #require(text != sample)
        #expect(try changed(text, adding: additions([#"App/Home/HomeView's "1".swift"#], to: "App")) == text)
    }

    @Test func `a membership in a phase that is missing is a mistake`() throws {
        let text = sample.replacing("[ \"App/compile-sources\" ]", with: "[ \"App/copy\" ]", maxReplacements: 1)
        #expect(problems(text).map(\.message) == ["this names no build phase of the project"])
    }

    @Test func `two groups share a line if the file between them is removed`() throws {
        let seam = "        }, {\n          \"kind\": \"variant-group\""
        let file = "        { \"path\": \"B.swift\", \"target-membership\": [ \"App/compile-sources\" ] },\n"
        let text = sample.replacing(seam, with: "        },\n\(file)        {\n          \"kind\": \"variant-group\"")
        try #require(text != sample)
        #expect(try changed(text, removing: ["App/B.swift"]) == sample)
    }

    @Test func `an empty group gets several lines with its first file, and one line again without it`() throws {
        let new = try changed(sample, adding: additions(["AppTests/LoginTests.swift"], to: "AppTests"))
        let lines = """
                  ],
                }, {
                  "kind": "group",
                  "path": "AppTests",
                  "children": [
                    { "path": "LoginTests.swift", "target-membership": [ "AppTests/compile-sources" ] },
                  ],
                },
                { "kind": "folder", "path": "Shared"
            """
        #expect(new.contains(lines))
        #expect(try changed(new, removing: ["AppTests/LoginTests.swift"]) == sample)
    }

    @Test func `a file in a second target has a line for each target`() throws {
        let new = try changed(sample, adding: additions(["App/AppDelegate.swift"], to: "App", "AppTests"))
        let lines = """
                    {
                      "path": "AppDelegate.swift",
                      "target-membership": [
                        "App/compile-sources",
                        "AppTests/compile-sources",
                      ],
                    }, {
                      "kind": "group",
                      "path": "Home",
            """
        #expect(new.contains(lines))
    }

    @Test func `languages and versions are in groups of their own`() throws {
        let files = [
            "App/M.xcdatamodeld/.xccurrentversion", "App/M.xcdatamodeld/M.xcdatamodel/contents",
            "App/Home/Base.lproj/Home.storyboard", "App/Home/fr.lproj/Home.strings", "App/fr.lproj/Main.strings",
        ]
        let new = try changed(sample, adding: additions(files, to: "App"))
        for lines in [
            """
                          "kind": "variant-group",
                          "name": "Home.storyboard",
                          "target-membership": [
                            "App/resources",
                          ],
                          "children": [
                            {
                              "path": "Base.lproj/Home.storyboard",
                            }, {
                              "path": "fr.lproj/Home.strings",
                            },
                          ],
            """,
            """
                          "path": "Base.lproj/Main.storyboard",
                        }, {
                          "path": "fr.lproj/Main.strings",
                        },
            """,
            """
                      "kind": "version-group",
                      "path": "M.xcdatamodeld",
                      "current-version": "M.xcdatamodel",
                      "type": "wrapper.xcdatamodel",
                      "target-membership": [
                        "App/compile-sources",
                      ],
                      "children": [
                        {
                          "path": "M.xcdatamodel",
                        },
                      ],
            """,
        ] {
            #expect(new.contains(lines), "\(lines)")
        }
        #expect(try changed(new, removing: files) == sample)
    }

    @Test func `a layout of one's own and comments stay`() throws {
        let text = """
            { // The app's.
                'files': [ /* all */
                    { path: "App", "kind": "group", "children": [
                        { "path": "A.swift" }, // the first
                        { "path": "C.swift", "target-membership": ["App/compile-sources"] } // the last
                    ] }
                ],
                "targets": [{ "name": "App", "id": "A", "build-phases": ["compile-sources"] }]
            }
            """
        let new = try changed(text, adding: additions(["App/B.swift", "App/D.swift"], to: "App"))
        for line in ["// The app's.", "/* all */", "// the first\n", "// the last\n", "{ \"path\": \"A.swift\" },"] {
            #expect(new.contains(line), "\(new)")
        }
        let names = new.matches(of: /"(\w)\.swift"/).map { String($0.1) }
        #expect(names == ["A", "B", "C", "D"])
        #expect(try changed(new, adding: additions(["App/B.swift", "App/D.swift"], to: "App")) == new)
    }

    // MARK: - Paths, names and phases -

    @Test func `paths from the project's folder are read, and other places are not the folder's files`() throws {
        let text = sample.replacing("\"path\": \"Info.plist\"", with: "\"path\": \"<PROJECT>/Else/A.swift\"")
        #expect(
            try changed(text, adding: additions(["Else/A.swift"], to: "App")).contains(
                "<PROJECT>/Else/A.swift\", \"target-m"
            )
        )
        #expect(try changed(sample, adding: additions(["App.app"])).contains("{ \"path\": \"App.app\" },"))
    }

    @Test func `characters that paths have a meaning for are escaped`() throws {
        let new = try changed(sample, adding: additions(["App/<A>\\\"é.swift"], to: "App"))
        #expect(new.contains(#"{ "path": "\\<A>\\\\\"é.swift", "#))
        #expect(try changed(new, adding: additions(["App/<A>\\\"é.swift"], to: "App")) == new)
    }

    @Test func `a phase is named as its other files name it`() throws {
        let phases = "\"compile-sources\",\n                { \"kind\": \"compile-sources\", \"name\": \"More\" }"
        let text = sample.replacing("\"compile-sources\",\n        \"frameworks\"", with: phases)
        #expect(
            try changed(text, adding: additions(["App/A.swift"], to: "App")).contains(
                "\"A.swift\", \"target-membership\": [ \"App/compile-sources\" ]"
            )
        )
        let slash = sample.replacing(/"App\/([\w-]+)"/) { match in
            #"{ "build-phase": [ { "name": "C/C++" }, "\#(match.1)" ] }"#
        }.replacing("\"name\": \"App\",", with: "\"name\": \"C/C++\",")
        let new = try changed(slash, adding: additions(["App/A.swift"], to: "C/C++"))
        #expect(new.contains(#"[ { "build-phase": [ { "name": "C/C++" }, "compile-sources" ] } ]"#))
        #expect(try changed(new, adding: additions(["App/A.swift"], to: "C/C++")) == new)
    }

    @Test func `files of synchronized folders change nothing, and a warning names a target that lacks them`() throws {
        let result = try project(sample).changed(adding: additions(["Shared/A.swift"], to: "AppTests"))
        #expect(String(decoding: result.contents, as: UTF8.self) == sample)
        let message = "the target 'AppTests' lacks new files of the synchronized folder 'Shared'"
        #expect(result.warnings.map(\.message).contains(message))
    }

    // MARK: - Refusals -

    @Test(arguments: [
        ("\"files\": [", "\"files\": 1, \"other\": [", "this is not a project: the list 'files' is missing"),
        ("\"default-configuration\"", "\"targets\": [], \"default-configuration\"", "the key 'targets' appears twice"),
        ("{\n  \"default", "{ \"required-capabilities\": [ \"x\" ],\n  \"default", "requires a newer version of Xcode"),
        ("\"kind\": \"folder\"", "\"kind\": \"cloud\"", "no file or group that vipergen knows"),
        ("\"frameworks\"", "\"magic\"", "no build phase that vipergen knows"),
        ("\"name\": \"AppTests\"", "\"name\": \"App\"", "2 targets are named 'App'"),
        ("  \"files\": [", "<<<<<<< HEAD\n  \"files\": [", "here is a marker of a merge conflict"),
        ("  ],\n}\n", "  ],\n", "this is not JSON"), ("\"App\",", "\"App\"", "expected ',' or '}'"),
    ])
    func `a project that is not understood is refused with the place`(part: String, other: String, message: String)
        throws
    {
        let text = sample.replacing(part, with: other)
        try #require(text != sample)
        #expect(problems(text).contains { $0.message.contains(message) }, "\(problems(text))")
    }

    @Test func `a new item does not take a name that the project refers to`() throws {
        #expect(problems(sample, adding: "Products/A.swift")[0].message.contains("the project refers to 'Products'"))
        #expect(problems(sample, adding: "Config/A.swift")[0].message.contains("the project refers to 'Config'"))
        #expect(throws: Never.self) { try changed(sample, adding: additions(["Configs/A.swift"], to: "App")) }
    }

    @Test func `a file that the project refers to is not removed`() {
        let text = sample.replacing("\"name\": \"Config\"", with: "\"path\": \"Config\"")
        let failure = #expect(throws: Failure.self) { try changed(text, removing: ["Config/Release.xcconfig"]) }
        #expect(failure?.diagnostics[0].message.contains("refers to 'Config/Release.xcconfig'") == true)
    }

    // MARK: - Other layouts -

    /// The project in another layout: with other white space, without some commas, with comments.
    private func relaid(_ seed: Int) -> String {
        var random = SplitMix(seed: seed)
        var text = ""
        var isInString = false
        let characters = Array(sample)
        for (index, character) in characters.enumerated() {
            let next = characters[(index + 1)...].first { !$0.isSpace }
            if character == "\"" { isInString.toggle() }
            guard !isInString, Int.random(in: 0..<12, using: &random) == 0 else {
                text.append(character)
                continue
            }
            switch character {
            case "," where next == "]" || next == "}": break
            case ",", "[", "{":
                text.append(character)
                text +=
                    ["  ", "\n", "\n\t", " // note\n", " /* note */ ", "\n// note\n"].randomElement(using: &random)
                    ?? ""
            case " ", "\n": text += ["", " ", "\n", "   ", "\r\n"].randomElement(using: &random) ?? ""
            default: text.append(character)
            }
        }
        return text
    }

    @Test func `files that come and go leave every byte of any layout as it was`() throws {
        let files = [
            "App/Login/Login.swift", "App/Home/L.xib", "App/B.swift", "New/N.swift", "App/Z/fr.lproj/Z.strings",
        ]
        for seed in 0..<60 {
            let text = relaid(seed)
            let new = try changed(text, adding: additions(files, to: "App"))
            #expect(try changed(new, adding: additions(files, to: "App")) == new, "\(seed)")
            #expect(new.split(separator: "note").count == text.split(separator: "note").count, "\(seed)")
            let gone = try changed(new, removing: files)
            #expect(gone == text, "\(seed)")
        }
    }
}
