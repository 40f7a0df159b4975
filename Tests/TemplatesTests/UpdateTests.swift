import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Updates of modules of the built-in sets, in memory.
@Suite struct UpdateTests {

    private static let project = Project(name: "App", author: "Ann", date: "2026-01-01")

    private static func templateSet(_ name: String) throws -> TemplateSet {
        try TemplateSet(files: try #require(BuiltInSets.all[name]), location: name)
    }

    private static func request(_ templateSet: TemplateSet, _ values: [String: OptionValue]) throws -> Request? {
        try? Request(try Module("Login"), of: templateSet, options: values, project: project, includesTests: true)
    }

    /// All the examples of each list.
    private static func examples(of templateSet: TemplateSet) -> [String: OptionValue] {
        templateSet.options.filter(\.isList).reduce(into: [:]) { $0[$1.name] = $1.valuesToTry.last }
    }

    /// Every change of one option of 12 combinations of flags and choices, with lists as they are given, or empty.
    private static func changes(
        of templateSet: TemplateSet,
        lists: [String: OptionValue] = [:]
    ) throws -> [(option: Option, old: Request, new: Request)] {
        var random = SplitMix(seed: 26)
        let combinations = try #require(SearchSpace(of: templateSet.options).all).shuffled(using: &random).prefix(12)
        return try combinations.map { $0.merging(lists) { $1 } }.flatMap { values in
            try templateSet.options.flatMap { option in
                try option.valuesToTry.compactMap { value -> (option: Option, old: Request, new: Request)? in
                    guard value != values[option.name],
                        let old = try request(templateSet, values),
                        let new = try request(templateSet, values.merging([option.name: value]) { $1 })
                    else { return nil }
                    return (option, old, new)
                }
            }
        }
    }

    @Test("a module with a changed option equals a newly generated one", arguments: ["viper", "rib", "mvvm"])
    func freshModules(set: String) throws {
        let templateSet = try Self.templateSet(set)
        let lists = Self.examples(of: templateSet)
        let changes = try Self.changes(of: templateSet) + Self.changes(of: templateSet, lists: lists)
        #expect(changes.count > 30)
        for (option, old, new) in changes {
            var disk = try ModuleInMemory(old)
            let conflicts = try disk.update(from: old, to: new)
            #expect(conflicts.isEmpty)
            let fresh = try ModuleInMemory(new)
            #expect(disk.files.keys == fresh.files.keys)
            for (key, contents) in fresh.files where disk.files[key] != contents {
                Issue.record("\(key.path), from \(old.values) to \(new.values)")
            }
            // For a flag or a choice, the way back is one of the changes.
            guard option.isList else { continue }
            #expect(try disk.update(from: new, to: old).isEmpty)
            #expect(disk.files == (try ModuleInMemory(old)).files, "and back: \(old.values), \(new.values)")
        }
    }

    @Test("lines of yours are kept wherever both renderings agree", arguments: ["viper", "rib", "mvvm"])
    func lines(set: String) throws {
        let templateSet = try Self.templateSet(set)
        // Two forms of a test have lines in common only by chance.
        let changes = try Self.changes(of: templateSet, lists: Self.examples(of: templateSet)).filter {
            $0.option.name != Option.testingName
        }
        for case (let index, (_, let old, let new)) in changes.enumerated() where index.isMultiple(of: 2) {
            var disk = try ModuleInMemory(old)
            let next = try ModuleInMemory(new)
            var added: [Line] = []
            for (key, contents) in disk.files {
                guard let other = next.files[key] else { continue }
                let (before, after) = (contents.lines, other.lines)
                let changes = LineDiff(from: before, to: after).changes
                var lines: [Line] = []
                for (index, line) in before.enumerated() {
                    // The line neither touches a change nor is within a statement.
                    let isNear = changes.contains { $0.old.lowerBound - 1 <= index && index <= $0.old.upperBound + 1 }
                    let isWhole = before[max(0, index - 1)].isBlank && !line.isBlank && line.hasLetter
                    if !isNear, isWhole {
                        added.append(Line(bytes: Array("// mine \(added.count)".utf8)[...]))
                        lines.append(added[added.count - 1])
                    }
                    lines.append(line)
                }
                disk.files[key] = Array(lines.map { $0.bytes + [UInt8(ascii: "\n")] }.joined())
            }
            let conflicts = try disk.update(from: old, to: new)
            #expect(conflicts.isEmpty)
            let kept = Set(disk.files.values.flatMap(\.lines))
            for line in added where !kept.contains(line) { Issue.record("\(line) is lost") }
        }
    }
}
