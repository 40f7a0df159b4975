@testable import VipergenGenerator
@testable import vipergen

/// A manifest, and then a path and a text for each file of a template set.
///
/// A template set without lint problems can be used, and renders every combination of its options, each of which has
/// the values of its command line; and every lint problem has a place.
struct SetInput {

    private let files: [SourceFile]
    private static let location = "set"
    /// More combinations and files than these would take too long.
    private static let maximumCombinations = 48
    private static let maximumFiles = 12

    init(_ input: [UInt8]) {
        let parts = input.split(separator: 0, omittingEmptySubsequences: false).map(Array.init)
        var files = [SourceFile(path: Manifest.fileName, contents: parts[0])]
        for index in stride(from: 1, to: parts.count - 1, by: 2).prefix(Self.maximumFiles) {
            let path = String(decoding: parts[index], as: UTF8.self)
            // A folder has no two files with the same path.
            if !files.contains(where: { $0.path == path }) {
                files.append(SourceFile(path: path, contents: parts[index + 1]))
            }
        }
        self.files = files
    }

    /// The texts that have places: a problem may be in a file's path, as far as it names the output, or in its
    /// contents.
    private var places: [String: [String]] {
        var places = [Self.location: [""]]
        for file in files {
            var texts = [String(decoding: file.contents, as: UTF8.self)]
            var path = file.path[...]
            for _ in 0..<3 {
                texts += [String(path), String(path.dropLast(TemplateSet.templateSuffix.count))]
                path = path.drop { $0 != "/" }.dropFirst()
            }
            places["\(Self.location)/\(file.path)"] = texts
            // A problem may be in a folder itself.
            if let slash = file.path.firstIndex(of: "/") {
                places["\(Self.location)/\(file.path[..<slash])", default: []] += [""]
            }
        }
        return places
    }

    func check() throws(Invariant.Broken) {
        let names = SetLibrary.generalOptions
        let reading = TemplateSetReading(files, location: Self.location, generalOptions: names)
        let limit = Self.maximumCombinations
        if let set = reading.readableSet, TriedCombinations(allOf: set)?.count ?? .max > limit { return }
        try checkFailure(in: places) {
            let linter = try Linter(files: files, location: Self.location, generalOptions: names)
            for problem in linter.problems {
                try problem.check(in: places)
            }
            let set = try? TemplateSet(files: files, location: Self.location, generalOptions: names)
            try hold((linter.templateSet == nil) == (set == nil), "lint and reading differ")
            guard linter.problems.isEmpty else { return }
            guard let set = linter.templateSet else {
                throw Invariant.Broken(description: "lint finds nothing, and the set cannot be used")
            }
            for combination in linter.combinations { try check(combination, of: set) }
        }
    }

    private func check(_ combination: Combination, of set: TemplateSet) throws(Invariant.Broken) {
        do {
            let request = try set.request(combination)
            let files = try request.render()
            let shared = try request.prepared.of(request.module).render()
            try hold(shared == files, "modules that share rendered templates have other files")
            for file in files {
                let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
                try hold(parts.count > 1, "a file is in no folder: \(file.path)")
                try hold(!parts.contains { ["", ".", ".."].contains($0) }, "a file is out of its folder: \(file.path)")
            }
            try hold(Set(files.map(\.path.folded)).count == files.count, "two files have one path")
            let arguments = Arguments(["A"] + (try ShellWords.split(combination.commandLine))).reading(set.options)
            try hold(arguments.problems.isEmpty, "'\(combination.commandLine)' is refused: \(arguments.problems)")
            for option in set.options {
                let value = arguments.values[option.name] ?? option.defaultValue
                try hold(value == combination.values[option.name], "'\(combination.commandLine)' says something else")
            }
        } catch let error as Invariant.Broken {
            throw error
        } catch {
            throw Invariant.Broken(description: "lint finds nothing, and '\(combination.commandLine)' fails: \(error)")
        }
    }
}
