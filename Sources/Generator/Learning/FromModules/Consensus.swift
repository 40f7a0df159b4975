/// The templates and flags of a learned set, made from the files and lines that most of the modules have.
struct Consensus {

    /// A file that becomes a template.
    struct Template {
        /// The file's path, with marks for the name.
        let path: String
        let isTest: Bool
        let modules: Set<Int>
        let condition: TemplateWriter.Condition?
        let rows: [TemplateWriter.Row]
        let hasHeader: Bool
        let lineEnd: String
        let endsLine: Bool
        /// The functions and variables that its lines use and that it does not declare, though most of the files do.
        let undeclared: [String]

        /// The types that it always declares, each with the modules that have the declaration.
        private var types: [String: Set<Int>] {
            let rows = path.isSwift ? rows.filter { $0.condition == nil } : []
            let types = rows.compactMap { row in Mustache.text(row.text).declaredType.map { ($0, row.modules ?? []) } }
            return Dictionary(types) { $0.union($1) }
        }

        /// True if both declare a type that each module has in only one of the files.
        func excludes(_ other: Template) -> Bool {
            let types = types
            return other.types.contains { types[$0.key]?.isDisjoint(with: $0.value) == true }
        }
    }

    let modules: Set<Int>
    private(set) var flags: [TemplateWriter.Flag]
    private(set) var templates: [Template] = []
    /// The files that several modules have, but too few for a template or an option. The most frequent are first.
    private(set) var rareFiles: [(name: String, moduleCount: Int)] = []
    /// The files that are left out, because most modules have different texts in them, or the same name for them.
    private(set) var unsharedFiles: [String] = []
    private let header: [String]?
    /// The properties that most of the modules set with a line such as `presenter.view = view`.
    private let assignedNames: Set<String>

    /// The fewest modules from which options are learned.
    private static let leastForOptions = 6

    /// - Parameter files: every file that any of the modules has.
    init(_ files: [String: SharedFile], of modules: Set<Int>, takenNames: Set<String>) {
        self.modules = modules
        let count = modules.count
        let assigned = files.values.flatMap(\.copies).flatMap { copy in
            copy.text.assignedNames.map { (name: $0, module: copy.module) }
        }
        let setting = Dictionary(assigned.map { ($0.name, Set([$0.module])) }) { $0.union($1) }
        assignedNames = Set(setting.filter { $0.value.count * 2 > count }.keys)
        // The most frequent files do not depend on options: a set must write something.
        let most = files.values.map(\.modules.count).max() ?? 0
        func isOptional(_ own: Set<Int>) -> Bool {
            count >= Self.leastForOptions && own.count > 1 && own.count * 5 >= count && own.count * 5 <= count * 4
        }
        let optional = files.filter { $0.value.modules.count < most && isOptional($0.value.modules) }
        flags = Self.flags(
            of: optional.filter { !$0.value.decisiveCopies.isEmpty },
            types: Self.types(in: files.filter { optional[$0.key] == nil }).filter { isOptional($0.value) },
            takenNames: takenNames
        )
        let files = files.sorted { $0.key < $1.key }
        header = files.flatMap { $0.value.copies.compactMap(\.text.header) }.mostFrequent
        // A module that is a package or project has names of its own.
        let isPackage = files.contains { $0.key.isBuildManifest && $0.value.copies.count * 2 >= count }
        for (key, file) in files {
            let copies = file.copies
            let isNamed = copies[0].text.path.unicodeScalars.contains { Spellings.variables(of: $0) != nil }
            guard optional[key] != nil || copies.count * 2 >= count else {
                if isNamed, copies.count > 1 { rareFiles.append((Mustache.text(String(key.lastPart)), copies.count)) }
                continue
            }
            // Two modules of an app cannot both have such a file under the same name.
            let isUnique = !isPackage && key.isUniqueInApp
            if isNamed || !isUnique, let template = template(file, isOptional: optional[key] != nil) {
                add(template)
            } else {
                unsharedFiles.append(Mustache.text(String(key.lastPart)))
            }
        }
        let read = Set(templates.flatMap { Mustache.variables(in: $0.text) })
        flags.removeAll { !read.contains($0.name) }
        rareFiles.sort { ($1.moduleCount, $0.name) < ($0.moduleCount, $1.name) }
    }

    /// Adds a template. Of two that exclude each other, the one that fewer modules have is left out.
    private mutating func add(_ template: Template) {
        var rare = template
        if let index = templates.firstIndex(where: template.excludes) {
            if templates[index].modules.count < template.modules.count { swap(&templates[index], &rare) }
            rareFiles.append((Mustache.text(String(rare.path.lastPart)), rare.modules.count))
        } else {
            templates.append(template)
        }
    }

    /// The template for a file; nil if it would have no line.
    private func template(_ file: SharedFile, isOptional: Bool) -> Template? {
        let copies = file.decisiveCopies
        let (all, own) = (file.modules, Set(copies.map(\.module)))
        let minimum = max(1, own.count / 6)
        let blocks = MergedBlock.merge(copies.map { ($0.module, $0.blocks) }, minimum: minimum, isList: false)
        let flag =
            isOptional
            ? flags.min { $0.modules.symmetricDifference(all).count < $1.modules.symmetricDifference(all).count } : nil
        var writer = TemplateWriter(flags: flags.filter { $0.name != flag?.name }, usedNames: assignedNames)
        let blanks = copies.compactMap { $0.blocks.first?.head[0].blanks }.mostFrequent ?? []
        let scope = TemplateWriter.Scope(modules: own, condition: nil)
        var (rows, undeclared): ([TemplateWriter.Row], Set<String>) = ([], [])
        repeat {
            writer.usedNames.formUnion(undeclared)
            rows = writer.rows(of: blocks, in: scope, firstBlanks: blanks)
            undeclared = Self.undeclaredNames(in: rows, of: copies)
        } while !undeclared.isSubset(of: writer.usedNames)
        let hasHeader = header != nil && copies.count { $0.text.header != nil } * 2 >= max(copies.count, 1)
        guard rows.contains(where: { $0.modules != nil }) else { return nil }
        let lastBlanks = copies.map(\.lastBlanks).mostFrequent ?? []
        return Template(
            path: Spellings.agreed(copies.map(\.text.path)),
            isTest: copies.contains(where: \.text.isTest),
            modules: all,
            condition: flag.map { TemplateWriter.Condition(flag: $0.name, isOn: true) },
            rows: rows + lastBlanks.map { TemplateWriter.Row($0) },
            hasHeader: hasHeader,
            lineEnd: copies.map(\.text.lineEnd).mostFrequent ?? "\n",
            endsLine: modules.count > 1 || copies.allSatisfy(\.text.endsLine),
            undeclared: undeclared.sorted()
        )
    }

    /// The functions and variables that the lines of a template use and do not declare, and that most modules declare.
    private static func undeclaredNames(in rows: [TemplateWriter.Row], of copies: [SharedFile.Copy]) -> Set<String> {
        let members = copies.map { $0.blocks.reduce(into: Set()) { $0.formUnion($1.members) } }
        let names = rows.usedNames.subtracting(rows.declaredNames)
        return names.filter { name in members.count { $0.contains(name) } * 2 > members.count }
    }

    // MARK: - Options -

    /// The types whose names contain the module's name, each with the modules that declare it. Nearly all of them must
    /// declare it in the same file, since only one template writes it.
    private static func types(in files: [String: SharedFile]) -> [String: Set<Int>] {
        var types: [String: [Set<Int>]] = [:]
        for (key, file) in files where key.isSwift {
            let own = file.copies.flatMap { copy in copy.blocks.compactMap(\.ownType).map { ($0, Set([copy.module])) } }
            types.merge(Dictionary(own) { $0.union($1) }.mapValues { [$0] }) { $0 + $1 }
        }
        return types.compactMapValues { files in
            let all = files.reduce(into: Set()) { $0.formUnion($1) }
            let most = files.map(\.count).max() ?? 0
            return (all.count - most) * 5 <= all.count ? all : nil
        }
    }

    private static func flags(
        of files: [String: SharedFile],
        types: [String: Set<Int>],
        takenNames: Set<String>
    ) -> [TemplateWriter.Flag] {
        var flags: [TemplateWriter.Flag] = []
        func sorted(_ all: [String: Set<Int>]) -> [(key: String, value: Set<Int>)] {
            all.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        }
        // A file or type that nearly always comes with another option gets no option of its own.
        let all =
            sorted(files.mapValues(\.modules)).map { ($0.key, $0.value, 10) }
            + sorted(types).map { ($0.key, $0.value, 5) }
        for (key, modules, divisor) in all {
            if flags.contains(where: { $0.modules.symmetricDifference(modules).count * divisor <= modules.count }) {
                continue
            }
            let scalars = key.lastPart.prefix { $0 != "." }.unicodeScalars
            let added = scalars.filter { Spellings.variables(of: $0) == nil && $0 != BlockKey.name }
            let rest = String(added).filter { $0.isLetter || $0.isNumber || $0 == "_" }
            var name = Words(of: rest.isEmpty ? "file" : rest).kebab
            let taken = takenNames.union(Variables.names).union(flags.map(\.name))
            while taken.contains(name) { name += "-file" }
            let declared = files[key]?.copies.flatMap { $0.blocks.compactMap(\.ownType) }.counts
            let own = declared?.filter { $0.value * 2 > modules.count }.map(\.key) ?? [key]
            flags.append(TemplateWriter.Flag(name: name, modules: modules, types: Set(own)))
        }
        return flags
    }

    // MARK: - Results -

    /// The modules with at least half of the lines that do not depend on options.
    var similar: Set<Int> {
        // Other files are copied whole, however long they are.
        let swift = templates.filter { $0.condition == nil && $0.path.isSwift }
        let rows = swift.flatMap(\.rows).filter { $0.condition == nil }
        let own = rows.compactMap(\.modules)
        return modules.filter { module in own.count { $0.contains(module) } * 2 >= own.count }
    }

    func files(named name: String) -> [SourceFile] {
        var files = templates.map { SourceFile(path: $0.templatePath, text: $0.text) }
        if let header, let lineEnd = templates.filter(\.hasHeader).map(\.lineEnd).mostFrequent {
            files.append(SourceFile(path: "partials/header.mustache", text: header.map { $0 + lineEnd }.joined()))
        }
        files.append(SourceFile(path: Manifest.fileName, text: manifest(named: name)))
        return files
    }

    /// The types that templates declare and that no file is named after, grouped by the options that they need.
    private var types: [(conditions: [TemplateWriter.Condition], names: [String])] {
        let files = Set(
            templates.filter { $0.path.isSwift }.map {
                Mustache.text(String($0.path.lastPart.prefix { $0 != "." }))
            }
        )
        var declared: [(name: String, conditions: [TemplateWriter.Condition])] = []
        for template in templates where template.path.isSwift {
            for row in template.rows {
                guard let name = Mustache.text(row.text).declaredType, !files.contains(name) else { continue }
                let conditions = [template.condition, row.condition].compactMap(\.self)
                guard let index = declared.firstIndex(where: { $0.name == name }) else {
                    declared.append((name, conditions))
                    continue
                }
                // The type has a heading for each value of the option.
                let others = [template.condition, row.condition?.opposite].compactMap(\.self)
                if row.condition != nil, declared[index].conditions == others {
                    declared[index].conditions.removeLast()
                }
            }
        }
        return declared.map(\.conditions).unique.map { conditions in
            (conditions, declared.filter { $0.conditions == conditions }.map(\.name))
        }
    }

    private func manifest(named name: String) -> String {
        let types = types
        let options = flags.map { flag in
            let files = templates.filter { $0.condition?.flag == flag.name }.map {
                Mustache.text(String($0.path.lastPart))
            }
            let condition = TemplateWriter.Condition(flag: flag.name, isOn: true)
            let isOn = flag.modules.count * 2 > modules.count
            let added = files + types.filter { $0.conditions == [condition] }.flatMap(\.names)
            return JSON.object([
                "name": .text(flag.name), "type": .text("flag"), "default": .flag(isOn),
                "help": .text("add \(added.isEmpty ? "lines" : added.joined(separator: ", "))"),
            ])
        }
        let entries = types.flatMap { conditions, names -> [JSON] in
            if conditions.isEmpty { return names.map(JSON.text) }
            let when = conditions.map { ($0.isOn ? "" : "no-") + $0.flag }
            return [.object(["names": .texts(names), "when": .texts(when)])]
        }
        let summary = "Learned from \(modules.count == 1 ? "a module" : "\(modules.count) modules")"
        return Manifest.text(named: name, summary, ["options": options, "types": entries])
    }
}

extension Consensus.Template {

    /// The template's path in the set.
    var templatePath: String {
        let text = Mustache.text(path)
        let path = isTest ? TemplateSet.testsFolder + text : SpecialFolders.modulePath(text)
        return path + TemplateSet.templateSuffix
    }

    var report: LearnedSet.Report.Template {
        let lines = rows.filter { $0.modules != nil }
        let shares = modules.map { module in
            Double(lines.count { $0.modules?.contains(module) ?? false }) / Double(max(lines.count, 1))
        }
        return LearnedSet.Report.Template(
            path: templatePath,
            lineCount: lines.count,
            moduleCount: modules.count,
            share: shares.sorted()[shares.count / 2]
        )
    }

    /// The text of the template.
    var text: String {
        var lines = hasHeader ? ["{{> header}}"] : []
        var open: TemplateWriter.Condition?
        func change(to condition: TemplateWriter.Condition?) {
            if let open { lines.append("{{/\(open.flag)}}") }
            if let condition { lines.append("{{\(condition.mark)}}") }
            open = condition
        }
        for row in rows {
            if row.condition != open { change(to: row.condition) }
            var line = Mustache()
            for (text, conditions) in row.parts {
                for condition in conditions { line.write(tag: "{{\(condition.mark)}}") }
                line.write(marked: text)
                for condition in conditions.reversed() { line.write(tag: "{{/\(condition.flag)}}") }
            }
            lines.append(line.finished)
        }
        change(to: nil)
        if let condition { lines = ["{{#\(condition.flag)}}"] + lines + ["{{/\(condition.flag)}}"] }
        return lines.joined(separator: lineEnd) + (endsLine ? lineEnd : "")
    }
}

extension String {

    /// The type that a line of a template declares at the top level, if its name has the module's name and no other
    /// variable in it.
    var declaredType: String? {
        // Most lines do not name the module, and the pattern takes longer.
        guard contains(Manifest.namePlace) else { return nil }
        let pattern =
            #/
            (?: (?: @\w+ (?: \( [^)]* \) )? | [\w()]+ ) \s )*?
            (?: class | struct | enum | protocol | actor | typealias ) \s ( (?: \w | \{\{name\}\} )+ ) (?! \w | \{\{ )
            /#
        let name = prefixMatch(of: pattern).map { String($0.1) } ?? ""
        return name.contains(Manifest.namePlace) ? name : nil
    }
}

extension [String] {

    /// The elements that occur more than once.
    var duplicates: [String] { counts.filter { $0.value > 1 }.map(\.key) }
}
