import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("JSON documents") struct DocumentTests {

    private func problem(_ json: String) throws -> String {
        let failure = try #require(throws: Failure.self) { try Document(json, file: "f.json") }
        #expect(failure.kind == .data)
        #expect(failure.diagnostics.count == 1)
        let place = try #require(failure.diagnostics[0].place)
        #expect(place.file == "f.json")
        return "\(place.line ?? 0):\(place.column ?? 0) \(failure.diagnostics[0].message)"
    }

    @Test(
        "invalid JSON is reported with its line and column, and what was expected there",
        arguments: [
            ("", "1:1 this is not JSON: expected a value"),
            (" \n ", "2:2 this is not JSON: expected a value"),
            ("{", "1:2 this is not JSON: expected a key in quotes"),
            ("{\"a\" 1}", "1:6 this is not JSON: expected ':'"),
            ("{\"a\":}", "1:6 this is not JSON: expected a value"),
            ("{\n\"a\": 1\n\"b\": 1}", "3:1 this is not JSON: expected ',' or '}'"),
            ("{\"a\": 1,\n}", "2:1 this is not JSON: there is a comma before '}'"),
            ("{a: 1}", "1:2 this is not JSON: expected a key in quotes"),
            ("[1,,2]", "1:4 this is not JSON: expected a value"),
            ("[1, 2,]", "1:7 this is not JSON: there is a comma before ']'"),
            ("[1\n2]", "2:1 this is not JSON: expected ',' or ']'"),
            ("[1}", "1:3 this is not JSON: expected ',' or ']'"),
            ("{} x", "1:4 this is not JSON: expected nothing more"),
            ("[\"a\nb\"]", "1:2 this is not JSON: this string has no end on its line"),
            ("[\"a\\", "1:2 this is not JSON: this string has no end on its line"),
            ("[1, \"\\q\"]", "1:5 this is not JSON: this is not a value"),
            ("[\"\\ud800\"]", "1:2 this is not JSON: this is not a value"),
            ("{\"\\q\": 1}", "1:2 this is not JSON: this is not a value"),
            ("[01]", "1:2 this is not JSON: this is not a value"),
            ("[-]", "1:2 this is not JSON: this is not a value"),
            ("[1.]", "1:2 this is not JSON: this is not a value"),
            ("[1e999]", "1:2 this is not JSON: this is not a value"),
            ("[True]", "1:2 this is not JSON: this is not a value"),
            ("{\"a\": 'x y'}", "1:7 this is not JSON: this is not a value"),
            ("{\"ä\": é}", "1:7 this is not JSON: this is not a value"),
            ("{\"a\":\u{FEFF}1}", "1:6 this is not JSON: this is not a value"),
            ("[1,\n\u{0}]", "2:1 here is a byte that is 0: this is not UTF-8"),
        ]
    )
    func broken(json: String, message: String) throws {
        #expect(try problem(json) == message)
    }

    @Test("a comment is reported as one", arguments: ["{ // why\n}", "[1] # why", "[/* why */]"])
    func comments(json: String) throws {
        let failure = try #require(throws: Failure.self) { try Document(json, file: "f.json") }
        #expect(failure.diagnostics[0].help == "JSON has no comments")
    }

    @Test("a document may be nested 100 deep, and no deeper")
    func depth() throws {
        let deep = String(repeating: "[", count: 101) + String(repeating: "]", count: 101)
        #expect(throws: Never.self) { try Document(deep, file: "f.json") }
        #expect(try problem("[\(deep)]") == "1:102 this is not JSON: this is nested more than 100 deep")
        #expect(throws: Failure.self) { try Document(String(repeating: "{\"a\":", count: 1_000_000), file: "f.json") }
    }

    @Test("the place of a mistake after 20,000 lines is found")
    func longDocument() throws {
        let lines = (0..<20_000).map { "\"key\($0)\": [\($0), \"text\", true]" }
        let document = "{\n" + lines.joined(separator: ",\n") + "\n\"last\": 1\n}"
        #expect(try problem(document) == "20002:1 this is not JSON: expected ',' or '}'")
    }

    @Test("a document of more than 4 MB is refused, whatever its contents")
    func size() throws {
        let spaces = String(repeating: " ", count: (4 << 20) - 2)
        #expect(throws: Never.self) { try Document("{\(spaces)}", file: "f.json") }
        #expect(try problem("{\(spaces) }") == "0:0 the file has more than 4 MB")
    }

    /// A document as the decoder alone reads it.
    private struct Decoded: Decodable {
        let json: JSON

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                json = .null
            } else if let flag = try? container.decode(Bool.self) {
                json = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                json = .number(number)
            } else if let list = try? container.decode([Decoded].self) {
                json = .list(list.map(\.json))
            } else if let members = try? container.decode([String: Decoded].self) {
                json = .object(members.mapValues(\.json))
            } else {
                json = .text(try container.decode(String.self))
            }
        }
    }

    @Test("the scanner and the decoder accept the same documents and values, apart from trailing commas")
    func againstDecoder() throws {
        let pieces = [
            "{", "}", "[", "]", ",", ":", " ", "\n", "\t\r\n", "\"a\"", "\"b\":", "\"\"", "\"\\u00e9\\n\"",
            "\"\\ud83d\\ude00\"",
            "\"\\ud800\"", "\"\\x\"", "\"\\", "\"", "\"\u{1}\"", "\"é\u{301}😀\"", "'", "0", "-0", "01", "1.5e-3", "1.",
            ".5", "+1", "1e", "-",
            "1e400", "0x1", "NaN", "Infinity", "true", "false", "null", "nul", "nulll", "True", "//", "#", "\u{A0}",
            "\u{FEFF}", "\u{C}",
        ]
        let sound = [
            "{}", "[]", "[\"a\",null]", "[1,\"a\"]", "{\"a\":1}", "{\"a\":[true,null],\"b\":{\"c\":\"\\\"\"}}",
            " [ [ ] , -1.5E+2 ]\n",
        ]
        var random = SplitMix(seed: 1)
        var counts = [0, 0, 0]
        for _ in 0..<6_000 {
            // Almost valid JSON, or random pieces.
            var text = Bool.random(using: &random) ? sound.randomElement(using: &random) ?? "" : ""
            for _ in 0..<Int.random(in: 1...(text.isEmpty ? 5 : 2), using: &random) {
                let index = text.unicodeScalars.indices.randomElement(using: &random) ?? text.endIndex
                if Int.random(in: 0..<3, using: &random) == 0, index < text.endIndex {
                    text.unicodeScalars.remove(at: index)
                } else {
                    text.unicodeScalars.insert(
                        contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars,
                        at: index
                    )
                }
            }
            let scanned = (try? Document(text, file: "f.json"))?.root.json
            let decoded = try? JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).json
            let hasCommaTooMany = text.contains(/,[ \t\r\n]*[\]}]/.matchingSemantics(.unicodeScalar))
            if scanned != decoded, !(decoded != nil && hasCommaTooMany) {
                Issue.record("\(text.debugDescription): the scanner \(scanned as Any), the decoder \(decoded as Any)")
            }
            counts[scanned != nil ? 0 : decoded != nil ? 1 : 2] += 1
        }
        #expect(counts[0] > 100 && counts[2] > 100, "\(counts)")
    }

    @Test("values match the document, and each has its path and place")
    func values() throws {
        let json = "\u{FEFF}{\n  \"a\": [\n    \"x\", {\"b.c\": null}\n  ],\n  \"\\u0064\": 1\n}\n"
        let document = try Document(json, file: "f.json")
        #expect(document.root.members.map(\.key) == ["a", "d"])
        let element = Array(document.root["a"].elements)[1]["b.c"]
        #expect(document.path(of: element) == "a[1].b.c")
        let place = document.place(of: element)
        #expect((place.line, place.column) == (3, 11))
        #expect(place.excerpt == "    \"x\", {\"b.c\": null}")
        guard case .null = element.json, case .number(1) = document.root["d"].json else {
            Issue.record("\(document.root)")
            return
        }
        #expect(document.root["e"]["f"].json == nil)
        #expect(document.path(of: document.root["e"]["f"]) == "e.f")
    }

    @Test(
        "a repeated key is reported at its second occurrence, however it is spelled",
        arguments: [
            ("{\"a\": 1,\n \"a\": 2}", "2:2 the key 'a' appears twice"),
            ("[{\"a\": {\"b\": 1, \"c\": 1, \"\\u0062\": 2}}]", "1:25 the key 'b' appears twice"),
            ("{\"e\u{301}\": 1, \"\u{E9}\": 2}", "1:10 the key '\u{E9}' appears twice"),
        ]
    )
    func duplicates(json: String, message: String) throws {
        let reader = DocumentReader(try Document(json, file: "f.json"))
        let problems = reader.diagnostics.map { "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.message)" }
        #expect(problems == [message])
    }

    @Test("the first 200 mistakes are reported, and that there are more", arguments: [200, 201])
    func manyProblems(count: Int) throws {
        let members = (0..<count).map { "\"k\($0)\": 1" }.joined(separator: ",")
        var reader = DocumentReader(try Document("{\(members)}", file: "f.json"))
        _ = reader.object(reader.root, keys: [])
        #expect(reader.diagnostics.count == count)
        #expect((reader.diagnostics.last?.message == "the file has more mistakes") == (count > 200))
    }

    @Test("an object's known keys are accepted; any other key is reported with those known")
    func unknownKeys() throws {
        var reader = DocumentReader(try Document(#"{"a": 1, "x": 2, "b": 3}"#, file: "f.json"))
        #expect(reader.object(reader.root, keys: ["b", "a"]) != nil)
        #expect(reader.diagnostics.map(\.message) == ["'x': there is no such key"])
        for (keys, help) in [(["first", "second"], "the keys here are 'first', 'second'"), ([], "remove it")] {
            var reader = DocumentReader(try Document(#"{"other": 1}"#, file: "f.json"))
            _ = reader.object(reader.root, keys: keys)
            #expect(reader.diagnostics.map(\.help) == [help])
        }
    }

    @Test("the same key in two objects is not a mistake")
    func noDuplicates() throws {
        #expect(try Document("[{\"a\": 1}, {\"a\": {\"a\": 2}}]", file: "f.json").root.repeatedKeys.isEmpty)
    }

    @Test("a null value is kept")
    func null() throws {
        let text = JSON.object(["a": .null]).text
        #expect(try Document(text, file: "f").root["a"].json?.text == JSON.null.text)
        #expect(text.contains("null"))
    }
}
