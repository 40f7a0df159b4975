/// Reads a file template of Xcode: a folder `X.xctemplate`.
struct XcodeTemplate {

    static let suffix = ".xctemplate"
    static let infoName = "TemplateInfo.plist"
    /// The folder of the files if no checkbox is on, and there is no popup.
    private static let defaultFolder = "Default"

    /// The keys that are read, and the keys that only decide how Xcode shows the template.
    private static let keys: Set = [
        "Kind", "Description", "Summary", "SortOrder", "Platforms", "AllowedTypes", "DefaultCompletionName",
        "MainTemplateFile", "MainTemplateFiles", "Options", "BuildableType", "SupportsSwiftPackage", "Image", "Icon",
        "Identifier", "Name", "Title", "HiddenFromLibrary", "HiddenFromChooser", "Type", "Default", "Values",
        "Required", "RequiredOptions", "NotPersisted", "FallbackHeader", "Placeholder", "Template Author",
        "ChooserOnly", "Not Persisted",
    ]

    /// An option that decides about files.
    private struct Decision {
        /// The identifier in Xcode, and the option's name in the set.
        let id: String
        let name: String
        /// Each value's part of the folder's name, its text in Xcode, and its value in the set.
        let values: [Value]
        /// The texts that other options must have for Xcode to show this one.
        let required: [String: [String]]

        typealias Value = (folder: String, text: String, value: OptionValue)
    }

    /// A combination of values, by the options' identifiers.
    private typealias Combination = [String: Decision.Value]

    private let info: SourceFile
    private let root: PropertyValue
    private let taken: Set<String>
    private var decisions: [Decision] = []
    private var options: [Option] = []
    private var placeholders = XcodePlaceholders()

    /// - Parameter taken: names that no option may have.
    /// - Throws: a `data` failure with the first thing in the property list that a set cannot express.
    init(_ info: SourceFile, taken: Set<String>) throws(Failure) {
        (self.info, self.taken) = (info, taken)
        root = try PropertyValue.read(info)
        if let kind = root["Kind"]?.text, !kind.contains("TextSubstitutionFileTemplateKind") {
            throw failure("this is not a file template", near: kind, help: "'import' reads only file templates")
        }
        try check(root)
        try readOptions()
    }

    /// A failure at the first line that has a key or a value.
    private func failure(_ message: String, near text: String, help: String) -> Failure {
        let source = String(decoding: info.contents, as: UTF8.self)
        let range = source.firstRange(of: ">\(text)<")
        let line = range.map { source[..<$0.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } }
        let place = line.map { SourceText(name: info.path, text: source).place(ofLine: $0, after: 0) }
        return Failure(.data, message, at: place ?? Diagnostic.Place(file: info.path), help: help)
    }

    private func check(_ value: PropertyValue) throws(Failure) {
        guard let key = value.members.keys.sorted().first(where: { !Self.keys.contains($0) }) else { return }
        throw failure("the key '\(key)' has no equivalent in a set", near: key, help: "remove it, and see what it did")
    }

    // MARK: - Options -

    private mutating func readOptions() throws(Failure) {
        placeholders.tags["productName"] = Manifest.namePlace
        let options = root["Options"]?.elements ?? []
        let nameID = Self.nameID(options)
        for option in options {
            try check(option)
            let id = option["Identifier"]?.text ?? ""
            let type = option["Type"]?.text ?? ""
            let value = option["Default"]?.text ?? ""
            if type == "static" {
                placeholders.texts[id] = value
            } else if type == "text", id == nameID {
                placeholders.tags[id] = Manifest.namePlace
            } else {
                try read(option, id, type, default: value)
            }
        }
    }

    /// The identifier of the option that has the module's name: `productName`, or what `productName` is made of.
    private static func nameID(_ options: [PropertyValue]) -> String {
        let values = options.reduce(into: [:]) { $0[$1["Identifier"]?.text ?? ""] = $1["Default"]?.text }
        var (id, seen) = ("productName", Set<String>())
        while seen.insert(id).inserted,
            let other = values[id]?.firstMatch(of: /___VARIABLE_([A-Za-z0-9_.\-]+?)(?::\w+)?___/)
        {
            id = String(other.1)
        }
        return id
    }

    private mutating func read(
        _ option: PropertyValue,
        _ id: String,
        _ type: String,
        default value: String
    ) throws(Failure) {
        let name = ForeignTemplate.optionName(id, taken: taken)
        guard name.first?.isLowercase ?? false, !options.contains(where: { $0.name == name }) else {
            let help = "give the option an identifier of its own that begins with a letter"
            throw failure("'\(id)' cannot be the name of an option", near: id, help: help)
        }
        let texts = option["Values"]?.elements.compactMap(\.text) ?? []
        let required = option["RequiredOptions"]?.members.mapValues { value in
            value.text.map { [$0] } ?? value.elements.compactMap(\.text)
        }
        func decide(_ values: [Decision.Value]) {
            decisions.append(Decision(id: id, name: name, values: values, required: required ?? [:]))
        }
        let kind: Option.Kind
        switch type {
        case "text" where !value.contains("___"),
            "class" where texts.isEmpty && !value.contains("___"),
            "combo" where texts.isEmpty && !value.contains("___"):
            placeholders.tags[id] = "{{\(name)}}"
            kind = .text(.any, isRequired: value.isEmpty && option["Required"]?.isOn ?? false, default: value)
        case "checkbox":
            decide([("", "false", .flag(false)), (id, "true", .flag(true))])
            kind = .flag(default: option["Default"]?.isOn ?? false)
        case "popup", "class", "combo":
            let words = texts.map(ForeignTemplate.word)
            guard let first = words.first, Set(words).count == words.count,
                words.allSatisfy({ $0.first?.isLowercase ?? false })
            else {
                let help = "a choice has values, each a word that begins with a letter, and none twice"
                throw failure("the values of '\(id)' have no equivalent in a set", near: id, help: help)
            }
            decide(zip(texts, words).map { ($0, $0, .text($1)) })
            kind = .choice(words, default: zip(texts, words).first { $0.0 == value }?.1 ?? first)
        default:
            let help = """
                'import' reads the types 'checkbox', 'class', 'combo', 'popup', 'static', and 'text' with a plain \
                default
                """
            throw failure("the option '\(id)' of the type '\(type)' has no equivalent in a set", near: id, help: help)
        }
        let help = (option["Description"] ?? option["Name"])?.text ?? id
        options.append(Option(name: name, help: help, kind: kind))
    }

    // MARK: - Variants -

    private func combinations() throws(Failure) -> [Combination] {
        guard decisions.reduce(1, { $0 * Double($1.values.count) }) <= Double(Limits.variants) else {
            let help = "a set is made for \(Limits.variants) at most"
            throw failure("the options have too many combinations", near: "Options", help: help)
        }
        return decisions.reduce([[:]]) { combinations, decision in
            combinations.flatMap { part in decision.values.map { part.merging([decision.id: $0]) { $1 } } }
        }
    }

    /// True if Xcode shows an option in a combination: the other options have the values that this one requires.
    private func isShown(_ decision: Decision, in combination: Combination) -> Bool {
        decision.required.allSatisfy { id, values in combination[id].map { values.contains($0.text) } ?? true }
    }

    /// True if Xcode shows an option while the others have their defaults.
    private func isShownByDefault(_ option: Option) -> Bool {
        let defaults = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.defaultValue) })
        let combination = decisions.reduce(into: Combination()) { combination, decision in
            combination[decision.id] = decision.values.first { $0.value == defaults[decision.name] }
        }
        return decisions.allSatisfy { $0.name != option.name || isShown($0, in: combination) }
    }

    /// True if Xcode offers a combination: a checkbox that is not shown cannot be on.
    private func isOffered(_ combination: Combination) -> Bool {
        decisions.allSatisfy { combination[$0.id]?.value != .flag(true) || isShown($0, in: combination) }
    }

    /// The folder with the files of a combination.
    private func folder(_ combination: Combination) -> String {
        let shown = decisions.filter { isShown($0, in: combination) }
        let name = shown.compactMap { combination[$0.id]?.folder }.joined()
        return name.isEmpty ? Self.defaultFolder : name
    }

    /// - Parameter files: the other files of the folder, by their paths in it. Each file's own path is the one that
    ///   errors name.
    /// - Throws: a `data` failure with everything that a set cannot express.
    func foreign(_ files: [String: SourceFile], named name: String) throws(Failure) -> ForeignTemplate {
        let files = files.filter { !$0.key.hasPrefix("TemplateIcon") }
        guard !files.isEmpty else {
            let help = "put them beside it, or into folders named after the values of the options"
            throw Failure(.data, "the template has no files", at: Diagnostic.Place(file: info.path), help: help)
        }
        let combinations = try combinations()
        let (copies, lost) = copies(of: files, for: combinations)
        let (texts, identifiers) = try texts(of: copies)
        let variants = combinations.map { combination in
            Dictionary(uniqueKeysWithValues: decisions.map { ($0.name, combination[$0.id]?.value ?? .text("")) })
        }
        let written = Set(texts.values.flatMap(\.keys)).map { variants[$0] }
        let names = Set(identifiers.map { ForeignTemplate.optionName($0, taken: taken) })
        let own = options.map { option in
            Option(name: option.name, help: option.help, kind: kind(of: option, identifiers: names, written))
        }
        let warnings = lost.map { path in
            let message = "this file belongs to no combination of options: left out"
            return Diagnostic(message, at: Diagnostic.Place(file: path), severity: .warning)
        }
        let notes = zip(options, own).flatMap { option, own in
            option.choices.filter { !own.choices.contains($0) }.map { value in
                let message = "the template has no files for '\(option.condition(value))': it is left out"
                return Diagnostic(message, severity: .note)
            }
        }
        return ForeignTemplate(
            name: name,
            summary: (root["Description"] ?? root["Summary"])?.text ?? "Imported from Xcode",
            options: own,
            variants: variants,
            files: texts,
            notes: warnings + notes
        )
    }

    /// The kind of an option of the set. A text whose placeholder asks for one is an identifier, a flag that Xcode does not
    /// show is off, and a choice has only the values with which the template has files.
    private func kind(
        of option: Option,
        identifiers: Set<String>,
        _ written: [ForeignTemplate.Variant]
    ) -> Option.Kind {
        switch option.kind {
        case .text(_, let isRequired, let value) where identifiers.contains(option.name):
            return .text(.identifier, isRequired: isRequired, default: value)
        case .flag where !isShownByDefault(option): return .flag(default: false)
        case .choice(let words, let value):
            let offered = words.filter { word in written.contains { $0[option.name] == .text(word) } }
            return .choice(offered, default: offered.contains(value) ? value : offered.first ?? value)
        default: return option.kind
        }
    }

    /// A file that Xcode copies for a combination: its path below the folder of the combination.
    private typealias Copy = (index: Int, combination: Combination, path: String, file: SourceFile)

    /// The files that Xcode copies for each combination, and the paths of those that it never copies.
    private func copies(
        of files: [String: SourceFile],
        for combinations: [Combination]
    ) -> (copies: [Copy], lost: [String]) {
        let offered = combinations.enumerated().filter { isOffered($0.element) }
        let known = Set(offered.map { folder($0.element) })
        let lost = files.filter { !known.contains(String($0.key.prefix { $0 != "/" })) }.map(\.value.path).sorted()
        let hasFolders = lost.count < files.count
        let copies = offered.flatMap { index, combination in
            let prefix = hasFolders ? folder(combination) + "/" : ""
            return files.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.map { path, file in
                (index: index, combination: combination, path: String(path.dropFirst(prefix.count)), file: file)
            }
        }
        return (copies, hasFolders ? lost : [])
    }

    /// The templates by their paths, each with its text for each combination, and the options that must be identifiers.
    private func texts(
        of copies: [Copy]
    ) throws(Failure) -> (texts: [String: [Int: String]], identifiers: Set<String>) {
        var identifiers: Set<String> = []
        var texts: [String: [Int: String]] = [:]
        _ = try collecting(copies) { index, combination, path, file throws(Failure) in
            var placeholders = placeholders
            placeholders.texts.merge(combination.mapValues(\.text)) { $1 }
            let last = path.lastPart
            let source = SourceText(name: file.path, text: path)
            let newPath = SpecialFolders.modulePath(try placeholders.template(source))
            let stem = String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
            let text = try placeholders.template(try SourceText(file), stem: stem)
            identifiers.formUnion(placeholders.identifiers)
            if text.allSatisfy(\.isSpace) || texts[newPath]?[index] != nil {
                let help = "remove it: a set writes no empty file, and no path twice"
                let place = Diagnostic.Place(file: file.path)
                throw Failure(.data, "the file is empty, or another one has its path", at: place, help: help)
            }
            texts[newPath, default: [:]][index] = text
        }
        return (texts, identifiers)
    }
}
