/// The templates and options of a learned set as most modules have them. Names that they use can still be undeclared:
/// ``Consensus`` declares them, or leaves them out.
struct Draft {

    /// Every file that any of the modules has.
    let files: [String: SharedFile]
    let modules: Set<Int>
    /// True for modules that are packages or projects, each with names of its own.
    let isPackage: Bool
    /// The comment on top of files that most modules have; nil if there is none.
    let header: [String]?
    let options: LearnedOptions
    let writer: TemplateWriter
    let templates: [Consensus.Template]
    /// The files that several modules have, but too few for a template or an option.
    private(set) var rareFiles: [(name: String, moduleCount: Int)] = []
    /// The files that are left out, because most modules have different texts in them, or the same name for them.
    private(set) var unsharedFiles: [String] = []

    init(_ files: [String: SharedFile], of modules: Set<Int>, takenNames: Set<String>) {
        (self.files, self.modules) = (files, modules)
        let count = modules.count
        let isPackage = files.contains { $0.key.isBuildManifest && $0.value.copies.count * 2 >= count }
        let header = files.sorted { $0.key < $1.key }.flatMap { $0.value.copies.compactMap(\.source.header) }
            .mostFrequent
        // The most frequent files do not depend on options: a set must write something.
        let most = files.values.map(\.modules.count).max() ?? 0
        let optional = files.filter {
            $0.value.modules.count < most && Threshold.isOptional($0.value.modules.count, of: count)
        }
        let options = LearnedOptions(
            flags: Self.flags(
                of: optional.filter { Self.canBeTemplate($0.key, $0.value, isPackage) && $0.value.hasSharedLine },
                types: Self.types(in: files.filter { optional[$0.key] == nil }.map(\.value.items)).filter {
                    Threshold.isOptional($0.value.count, of: count)
                },
                takenNames: takenNames
            )
        )
        var alignment = Alignment()
        var templates: [Consensus.Template] = []
        for (key, file) in files.sorted(by: { $0.key < $1.key }) {
            guard optional[key] != nil || file.copies.count * 2 >= count else {
                if file.isNamed, file.copies.count > 1 {
                    rareFiles.append((Mustache.text(String(key.lastPart)), file.copies.count))
                }
                continue
            }
            // Two modules of an app cannot both have such a file under the same name.
            guard Self.canBeTemplate(key, file, isPackage) else {
                unsharedFiles.append(Mustache.text(String(key.lastPart)))
                continue
            }
            let group = file.items.isEmpty ? nil : alignment.add(file.items, named: key)
            let flag = optional[key].flatMap { _ in options.nearest(to: file.modules) }
            templates.append(Consensus.Template(file, key, group, onlyWith: flag, hasHeader: header != nil))
        }
        var writer = TemplateWriter(alignment, of: modules, options: options)
        writer.write(&templates)
        (self.isPackage, self.header, self.options) = (isPackage, header, options)
        (self.writer, self.templates) = (writer, templates)
    }

    /// False for a file that is another one in each module, or that an app can have only once.
    private static func canBeTemplate(_ key: String, _ file: SharedFile, _ isPackage: Bool) -> Bool {
        !file.decisiveCopies.isEmpty && (file.isNamed || isPackage || !key.isUniqueInApp)
    }
}

extension SharedFile {

    /// The items of each module's file; without any for a file that is not Swift.
    fileprivate var items: [(module: Int, group: Item.Group)] {
        copies.first?.source.isSwift == true ? copies.map { ($0.module, $0.items) } : []
    }
}

extension LearnedOptions {

    /// The option whose modules are most nearly some others.
    fileprivate func nearest(to modules: Set<Int>) -> Flag? {
        func distance(_ flag: Flag) -> Int { flag.modules.symmetricDifference(modules).count }
        return flags.min { distance($0) < distance($1) }
    }
}

extension Consensus.Template {

    fileprivate init(
        _ file: SharedFile,
        _ key: String,
        _ group: Alignment.Group?,
        onlyWith flag: LearnedOptions.Flag?,
        hasHeader: Bool
    ) {
        let copies = file.decisiveCopies
        (self.key, self.group, self.copies, modules) = (key, group, copies, file.modules)
        path = Spellings.agreed(copies.map(\.source.path))
        isTest = copies.contains(where: \.source.isTest)
        condition = flag.map { TemplateCondition(flag: $0.name, isOn: true) }
        self.hasHeader = hasHeader && copies.count { $0.source.header != nil } * 2 >= copies.count
        lineEnd = copies.map(\.source.lineEnd).mostFrequent ?? "\n"
    }
}
