import Foundation
import Testing

@testable import VipergenGenerator

/// A file of test cases in the format of the published Mustache specification.
struct MustacheSuite: Decodable {

    struct Case: Decodable, CustomTestStringConvertible, Sendable {
        let name: String
        let desc: String
        let data: Value
        let template: String
        let partials: [String: String]?
        let expected: String
        /// The name of the file with this case.
        var file = ""

        private enum CodingKeys: CodingKey { case name, desc, data, template, partials, expected }

        var testDescription: String { "\(file): \(name): \(desc)" }

        /// The rendered template, or the text of the error.
        func render() -> String {
            do {
                return try rendered()
            } catch {
                return "\(error)"
            }
        }

        private func rendered() throws -> String {
            let compiled = try (partials ?? [:]).map { ($0, try Template($1, name: $0)) }
            return try Template(template, name: name)
                .render(data, partials: Dictionary(uniqueKeysWithValues: compiled), escaping: .xml)
        }
    }

    let tests: [Case]

    /// The cases of every `*.json` file in a folder, without those of lambdas, which are not supported.
    static func cases(in folder: URL) throws -> [Case] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" && $0.lastPathComponent != "~lambdas.json" }
            .sorted { $0.path < $1.path }
            .flatMap { url in
                try JSONDecoder().decode(MustacheSuite.self, from: Data(contentsOf: url)).tests.map { test in
                    var test = test
                    test.file = url.deletingPathExtension().lastPathComponent
                    return test
                }
            }
    }
}

extension Value: Decodable {

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .text("")
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let integer = try? container.decode(Int.self) {
            self = .text(String(integer))
        } else if let number = try? container.decode(Double.self) {
            self = .text(String(number))
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([Value].self) {
            self = .list(list)
        } else {
            self = .map(try container.decode([String: Value].self))
        }
    }
}
