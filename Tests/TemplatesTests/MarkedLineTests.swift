import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// The place of an inserted line after a merge, wherever it is inserted and whatever option changes.
@Suite struct MarkedLineTests {

    enum Mark: String, CaseIterable {
        case method = "func mine()"
        case attribute = "@available(iOS 17, *)"
        case comment = "// mine"
    }

    /// The white space of the edited file.
    enum Style: CaseIterable {
        case asWritten, tabs, twoSpaces, trailingSpaces

        func applied(to line: String) -> String {
            let (spaces, text) = (line.prefix { $0 == " " }.count, line.drop { $0 == " " })
            return switch self {
            case .asWritten: line
            case .tabs: String(repeating: "\t", count: spaces / 4) + text
            case .twoSpaces: String(repeating: " ", count: spaces / 2) + text
            case .trailingSpaces: spaces == 8 ? line + "  " : line
            }
        }
    }

    /// The files that the change of one option changes, for some combinations.
    private static func changes(of set: String, using random: inout SplitMix) throws -> [PerText<String>] {
        let templateSet = try TemplateSet(files: try #require(BuiltInSets.all[set]), location: set)
        let module = try Module("Login")
        func files(_ values: [String: OptionValue]) throws -> [String: String]? {
            let project = Project(name: "App", date: "2026-01-01")
            let request = try? Request(module, of: templateSet, options: values, project: project, includesTests: true)
            let files = try request?.render().map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
            return files.map { Dictionary($0) { first, _ in first } }
        }
        var changes: Set<[String]> = []
        for combination in try #require(SearchSpace(of: templateSet.options).all).shuffled(using: &random).prefix(3) {
            for number in [0, 2] {
                let lists = templateSet.options.filter(\.isList).map { ($0.name, $0.valuesToTry[number]) }
                let values = combination.merging(lists) { $1 }
                guard let old = try files(values) else { continue }
                for option in templateSet.options {
                    for value in option.valuesToTry where value != values[option.name] {
                        guard let new = try files(values.merging([option.name: value]) { $1 }) else { continue }
                        for (path, text) in old where path.hasSuffix(".swift") {
                            guard let other = new[path], other != text else { continue }
                            changes.insert([text, other])
                        }
                    }
                }
            }
        }
        return changes.sorted { $0.joined() < $1.joined() }.map { PerText(base: $0[0], yours: $0[0], templates: $0[1]) }
    }

    @Test(
        "a line of yours stays in its block and above its declaration, or is a conflict",
        arguments: [("viper", 5), ("rib", 3), ("mvvm", 2)]
    )
    func line(set: String, count: Int) throws {
        var random = SplitMix(seed: 17)
        let changes = try Self.changes(of: set, using: &random).shuffled(using: &random).prefix(count)
        #expect(changes.count == count)
        var (merged, total) = (0, 0)
        for texts in changes {
            let lines = PlacedLine.lines(of: texts.base)
            for place in 0...lines.count {
                let mark = Mark.allCases.randomElement(using: &random) ?? .method
                let style = Style.allCases.randomElement(using: &random) ?? .asWritten
                let marked = lines[..<place] + ["    " + mark.rawValue] + lines[place...]
                let yours = marked.map(style.applied).joined(separator: "\n") + "\n"
                let merge = Merge(base: texts.base, yours: yours, templates: texts.templates)
                total += 1
                if merge.hasConflicts { continue }
                merged += 1
                let before = try #require(PlacedLine(mark.rawValue, in: yours))
                let after = try #require(PlacedLine(mark.rawValue, in: merge.text), "\(mark.rawValue) is lost")
                #expect(before.block == after.block, "line \(place + 1) of\n\(texts.base)")
                guard mark != .method else { continue }
                let subjects = [before, after].map { mark == .comment ? $0.directlyBelow : $0.below }
                // The last element of a list has no comma.
                let elements = subjects.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
                #expect(elements[0] == elements[1], "line \(place + 1), \(mark.rawValue), of\n\(texts.base)")
            }
        }
        // With other white space, little can be merged; but not everything is a conflict.
        #expect(3 * merged > total)
    }
}

/// The place of a line, found in the text alone, and by other means than those of the merge.
private struct PlacedLine {

    /// The declaration in the line that opens the innermost block around it.
    let block: String
    /// The declaration in the next line that is neither blank, nor a comment, nor an attribute; likewise
    /// `directlyBelow`, which is empty if a blank line is between them. Both are empty at the end of a block.
    let below: String
    let directlyBelow: String

    static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    init?(_ mark: String, in text: String) {
        let lines = Self.lines(of: text).map { $0.drop(while: \.isWhitespace) }
        guard let place = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
        let rest = lines[(place + 1)...].drop { $0.hasPrefix("//") || $0.hasPrefix("@") && !$0.contains(" var ") }
        let next = rest.drop { $0.isEmpty || $0.hasPrefix("//") || $0.hasPrefix("@") && !$0.contains(" var ") }
        below = next.first.map(Self.declared) ?? ""
        directlyBelow = rest.first.map(Self.declared) ?? ""
        block = Self.block(lines[..<place])
    }

    /// The declaration that opens the block at the end of some lines: the first bracket above it without its other
    /// half.
    private static func block(_ lines: ArraySlice<Substring>) -> String {
        var depth = 0
        for (index, line) in zip(lines.indices, lines).reversed() {
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            for character in code.reversed() {
                if ")]}".contains(character) { depth += 1 }
                guard "([{".contains(character) else { continue }
                if depth == 0 { return line.hasPrefix(")") ? heading(lines[..<index]) : declared(line) }
                depth -= 1
            }
        }
        return ""
    }

    /// The declaration of a heading whose parameters end below some lines: that of the line that opens the parenthesis.
    private static func heading(_ lines: ArraySlice<Substring>) -> String {
        var depth = 1
        for line in lines.reversed() {
            depth += line.count { $0 == ")" } - line.count { $0 == "(" }
            if depth == 0 { return declared(line) }
        }
        return ""
    }

    private static func declared(_ line: Substring) -> String {
        if line.first.map({ ")]}".contains($0) }) ?? true { return "" }
        let words = line.split { " (:<".contains($0) }
        let kinds: Set<Substring> = ["class", "enum", "extension", "func", "let", "protocol", "struct", "var"]
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == "init" { return "init" }
            if kinds.contains(word) { return "\(word) \(next)" }
        }
        return String(line.prefix { !"({=".contains($0) })
    }
}
