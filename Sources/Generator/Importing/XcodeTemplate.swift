/// Reads a file template of Xcode: a folder `X.xctemplate`.
struct XcodeTemplate {

    static let suffix = ".xctemplate"
    static let infoName = "TemplateInfo.plist"
    /// The folder of the files if no checkbox is on, and there is no popup.
    private static let defaultFolder = "Default"
    private static let maximumVariants = 1_024

    /// The keys that are read, and the keys that only decide how Xcode shows the template.
    private static let keys: Set = [
        "Kind", "Description", "Summary", "SortOrder", "Platforms", "AllowedTypes", "DefaultCompletionName",
        "MainTemplateFile", "MainTemplateFiles", "Options", "BuildableType", "SupportsSwiftPackage", "Image", "Icon",
        "Identifier", "Name", "Title", "HiddenFromLibrary", "HiddenFromChooser", "Type", "Default", "Values",
        "Required", "RequiredOptions", "NotPersisted", "FallbackHeader", "Placeholder",
    ]

    /// An option that decides about files.
    private struct Decision {
        /// The identifier in Xcode, and the option's name in the set.
        let id: String
        let name: String
        /// Each value's part of the folder's name, its text in Xcode, and its value in the set.
        let values: [Value]
        /// The texts that other options must have for a checkbox to be on.
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
    /// - Throws: a `data` failure with something in the property list that a set cannot express.
    init(_ info: SourceFile, taken: Set<String>) throws(Failure) {
        (self.info, self.taken) = (info, taken)
        root = try PropertyValue.read(info)
        try check(root)
        if let kind = root["Kind"]?.text, !kind.contains("TextSubstitutionFileTemplateKind") {
            throw failure("this is no file template", near: kind, help: "'import' reads file templates of Xcode only")
        }
        try readOptions()
    }

    /// - Parameter text: a key or a value. The failure's place is the first line that has it.
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
        // `productName` may only refer to the option that has the module's name.
        let product = options.first { $0["Identifier"]?.text == "productName" }?["Default"]?.text ?? ""
        let alias = product.firstMatch(of: /___VARIABLE_([A-Za-z0-9_.\-]+?)(?::\w+)?___/).map { String($0.1) }
        for option in options {
            try check(option)
            let id = option["Identifier"]?.text ?? ""
            let type = option["Type"]?.text ?? ""
            let value = option["Default"]?.text ?? ""
            if type == "static" {
                placeholders.texts[id] = value
            } else if type == "text", id == alias ?? "productName" {
                placeholders.tags[id] = Manifest.namePlace
            } else {
                try read(option, id, type, default: value)
            }
        }
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
        let kind: Option.Kind
        switch type {
        case "text" where !value.contains("___"):
            placeholders.tags[id] = "{{\(name)}}"
            kind = .text(.any, isRequired: value.isEmpty && option["Required"]?.isOn ?? false, default: value)
        case "checkbox":
            let required = option["RequiredOptions"]?.members.mapValues { value in
                value.text.map { [$0] } ?? value.elements.compactMap(\.text)
            }
            let values: [Decision.Value] = [("", "false", .flag(false)), (id, "true", .flag(true))]
            decisions.append(Decision(id: id, name: name, values: values, required: required ?? [:]))
            kind = .flag(default: option["Default"]?.isOn ?? false)
        case "popup":
            let texts = option["Values"]?.elements.compactMap(\.text) ?? []
            let words = texts.map(ForeignTemplate.word)
            guard let first = words.first, Set(words).count == words.count,
                words.allSatisfy({ $0.first?.isLowercase ?? false })
            else {
                let help = "a choice has values, each a word that begins with a letter, and none twice"
                throw failure("the values of '\(id)' have no equivalent in a set", near: id, help: help)
            }
            let values: [Decision.Value] = zip(texts, words).map { ($0, $0, .text($1)) }
            decisions.append(Decision(id: id, name: name, values: values, required: [:]))
            kind = .choice(words, default: zip(texts, words).first { $0.0 == value }?.1 ?? first)
        default:
            let help = "a set has the types 'checkbox', 'popup', 'static', and 'text' with a plain default"
            throw failure("the option '\(id)' of the type '\(type)' has no equivalent in a set", near: id, help: help)
        }
        let help = (option["Description"] ?? option["Name"])?.text ?? id
        options.append(Option(name: name, help: help, kind: kind))
    }

    // MARK: - Variants -

    private func combinations() throws(Failure) -> [Combination] {
        guard decisions.reduce(1, { $0 * Double($1.values.count) }) <= Double(Self.maximumVariants) else {
            let help = "a set is made for \(Self.maximumVariants) at most"
            throw failure("the options have too many combinations", near: "Options", help: help)
        }
        return decisions.reduce([[:]]) { combinations, decision in
            combinations.flatMap { part in decision.values.map { part.merging([decision.id: $0]) { $1 } } }
        }
    }

    /// Xcode offers a checkbox only with the values that it requires of other options.
    private func isOffered(_ combination: Combination) -> Bool {
        decisions.allSatisfy { decision in
            combination[decision.id]?.value != .flag(true)
                || decision.required.allSatisfy { id, values in
                    combination[id].map { values.contains($0.text) } ?? true
                }
        }
    }

    /// The folder with the files of a combination.
    private func folder(_ combination: Combination) -> String {
        let name = decisions.compactMap { combination[$0.id]?.folder }.joined()
        return name.isEmpty ? Self.defaultFolder : name
    }

    /// - Parameter files: the other files of the folder, by their paths in it. Each has the path that errors name.
    /// - Throws: a `data` failure with everything that a set cannot express.
    func foreign(_ files: [String: SourceFile], named name: String) throws(Failure) -> ForeignTemplate {
        let files = files.filter { !$0.key.hasPrefix("TemplateIcon") }
        let variants = try combinations()
        let offered = variants.enumerated().filter { isOffered($0.element) }
        let known = Set(offered.map { folder($0.element) })
        let lost = files.filter { !known.contains(String($0.key.prefix { $0 != "/" })) }.map(\.value.path).sorted()
        let hasFolders = lost.count < files.count
        if hasFolders, !lost.isEmpty {
            let help = "name each folder after the values of the options, one after the other"
            let message = "this file belongs to no combination of options"
            throw Failure(.data, lost.map { Diagnostic(message, at: Diagnostic.Place(file: $0), help: help) })
        }
        var identifiers: Set<String> = []
        var texts: [String: [Int: String]] = [:]
        let all = offered.flatMap { index, variant in
            let prefix = hasFolders ? folder(variant) + "/" : ""
            return files.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.map { path, file in
                (index: index, variant: variant, path: String(path.dropFirst(prefix.count)), file: file)
            }
        }
        _ = try collecting(all) { index, variant, path, file throws(Failure) in
            var placeholders = placeholders
            placeholders.texts.merge(variant.mapValues(\.text)) { $1 }
            let last = path.lastPart
            let newPath = try placeholders.template(SourceText(name: file.path, text: path))
            let stem = String(last.lastIndex(of: ".").map { last[..<$0] } ?? last)
            let text = try placeholders.template(try SourceText(file), stem: stem)
            identifiers.formUnion(placeholders.identifiers)
            if text.allSatisfy(\.isWhitespace) || texts[newPath]?[index] != nil {
                let help = "remove it: a set writes no empty file, and no path twice"
                let place = Diagnostic.Place(file: file.path)
                throw Failure(.data, "the file is empty, or another one has its path", at: place, help: help)
            }
            texts[newPath, default: [:]][index] = text
        }
        let names = Set(identifiers.map { ForeignTemplate.optionName($0, taken: taken) })
        return ForeignTemplate(
            name: name,
            summary: (root["Description"] ?? root["Summary"])?.text ?? "Imported from Xcode",
            options: options.map { names.contains($0.name) ? $0.asIdentifier : $0 },
            variants: variants.map { variant in
                Dictionary(uniqueKeysWithValues: decisions.map { ($0.name, variant[$0.id]?.value ?? .text("")) })
            },
            files: texts,
            header: XcodePlaceholders.header
        )
    }
}

extension Option {

    /// The same option; a text has to be an identifier.
    fileprivate var asIdentifier: Option {
        guard case .text(_, let isRequired, let value) = kind else { return self }
        return Option(name: name, help: help, kind: .text(.identifier, isRequired: isRequired, default: value))
    }
}
