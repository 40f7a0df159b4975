import Foundation
import TestSupport

@testable import VipergenGenerator

/// The part of JSON Schema, draft 7 (https://json-schema.org/draft-07), that the schemas of this repository use. An
/// unknown keyword is a problem.
struct JSONSchema {

    private let name: String
    private let documents: [String: JSON]

    /// - Parameter name: the schema's file, which may refer to other schemas of the repository.
    init(_ name: String) throws {
        self.name = name
        var documents: [String: JSON] = [:]
        for name in ["vipergen", "vipergen-template", "vipergen-templates", "vipergen-results"] {
            let path = name + ".schema.json"
            let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
            documents[path] = try Document(text, file: path).root.json
        }
        self.documents = documents
    }

    /// The parts of a document that do not match the schema, with their paths.
    func problems(in document: String) throws -> [String] {
        let value = try Document(document, file: "").root.json ?? .null
        return problems(value, documents[name], in: name, at: "")
    }

    private func problems(_ value: JSON, _ schema: JSON?, in file: String, at path: String) -> [String] {
        guard case .object(let keywords) = schema else { return ["\(path): there is no such schema in \(file)"] }
        if case .text(let reference) = keywords["$ref"] {
            let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].isEmpty ? file : parts[0]
            let target = parts[1].split(separator: "/").reduce(documents[file]) { $0?[String($1)] }
            return problems(value, target, in: file, at: path)
        }
        return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument -> [String] in
            fits(value, keyword, argument).map { $0 ? [] : ["\(path): \(keyword) \(argument.text)"] }
                ?? nested(value, keyword, argument, keywords, in: file, at: path)
        }
    }

    /// Whether a value itself meets a keyword; nil if the keyword is about the value's contents.
    private func fits(_ value: JSON, _ keyword: String, _ argument: JSON) -> Bool? {
        switch (keyword, argument, value) {
        case ("$schema", _, _), ("$id", _, _), ("title", _, _), ("description", _, _), ("default", _, _): true
        case ("definitions", _, _): true
        case ("type", _, _): argument.texts.contains(value.type) || argument.texts.contains(value.kind)
        case ("enum", _, _): argument.elements.contains { $0.text == value.text }
        case ("required", _, .object(let members)): argument.texts.allSatisfy { members[$0] != nil }
        case ("minLength", .number(let count), .text(let text)): text.count >= Int(count)
        case ("minItems", .number(let count), .list(let elements)): elements.count >= Int(count)
        case ("uniqueItems", _, .list(let elements)): Set(elements.map(\.text)).count == elements.count
        case ("pattern", .text(let pattern), .text(let text)):
            text.range(of: pattern, options: .regularExpression) != nil
        case ("required", _, _), ("minLength", _, _), ("minItems", _, _), ("uniqueItems", _, _), ("pattern", _, _): true
        default: nil
        }
    }

    private func nested(
        _ value: JSON,
        _ keyword: String,
        _ argument: JSON,
        _ keywords: [String: JSON],
        in file: String,
        at path: String
    ) -> [String] {
        func members(_ value: JSON) -> [(key: String, value: JSON)] {
            if case .object(let members) = value { members.sorted { $0.key < $1.key } } else { [] }
        }
        switch keyword {
        case "anyOf":
            let all = argument.elements.map { problems(value, $0, in: file, at: path) }
            return all.contains(where: \.isEmpty) ? [] : ["\(path): none of \(all.count)"] + all.flatMap { $0 }
        case "properties":
            return members(value).flatMap { key, value in
                argument[key].map { problems(value, $0, in: file, at: "\(path).\(key)") } ?? []
            }
        case "additionalProperties":
            return members(value).filter { keywords["properties"]?[$0.key] == nil }.flatMap { key, value in
                if case .flag(let isAllowed) = argument { return isAllowed ? [] : ["\(path): there is no key \(key)"] }
                return problems(value, argument, in: file, at: "\(path).\(key)")
            }
        case "items":
            guard case .list(let elements) = value else { return [] }
            return elements.enumerated().flatMap { problems($1, argument, in: file, at: "\(path)[\($0)]") }
        default: return ["\(path): the keyword \(keyword) is not understood"]
        }
    }
}

extension JSON {

    fileprivate subscript(key: String) -> JSON? { if case .object(let members) = self { members[key] } else { nil } }

    /// The elements of a list; any other value is the only element.
    fileprivate var elements: [JSON] { if case .list(let elements) = self { elements } else { [self] } }

    fileprivate var texts: [String] { elements.compactMap { if case .text(let text) = $0 { text } else { nil } } }

    fileprivate var type: String {
        switch self {
        case .null: "null"
        case .flag: "boolean"
        case .number: "number"
        case .text: "string"
        case .list: "array"
        case .object: "object"
        }
    }

    /// The type of a whole number, or that of any other value.
    fileprivate var kind: String {
        if case .number(let number) = self, number == number.rounded() { "integer" } else { type }
    }
}
