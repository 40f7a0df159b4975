/// Where the files of a set may lie, whatever the options.
struct PossiblePaths: Sendable {

    struct Path: Sendable {
        /// With slots for the module's names, and for a text that the path names.
        let form: LineForm
        /// Its last part.
        let name: LineForm
        let purpose: RenderedFile.Purpose
        /// The options that the file's template names: they decide whether there is a file, and what is in it.
        let options: [Option]
    }

    /// The module that they are rendered for.
    let standIn: StandIn
    private(set) var paths: [Path] = []

    /// - Throws: a `data` failure for paths that cannot be rendered.
    init(of templateSet: TemplateSet, for standIn: StandIn, in project: Project) throws(Failure) {
        self.standIn = standIn
        for output in templateSet.outputs {
            let options = templateSet.options(namedIn: output)
            var seen: Set<String> = []
            for values in Self.values(of: templateSet.options(namedIn: [output.path])) {
                // The other options, which may go with these or not, do not change the path.
                let selection = Selection(templateSet, options: values, project: project, includesTests: true)
                let path = try Request(unchecked: standIn.module, selection).paths(of: [output])[0]
                guard seen.insert(path).inserted else { continue }
                let form = LineForm("\(standIn.module.folder)/\(path)", words: standIn.words)
                let name = LineForm(path.lastPart, words: standIn.words)
                paths.append(Path(form: form, name: name, purpose: output.purpose, options: options))
            }
        }
    }

    /// Tells whether a file of this name can be one of a module's.
    func nameFilter(for module: Module) -> (String) -> Bool {
        let texts = standIn.texts(for: module)
        var names: Set<Line> = []
        var forms: [LineForm] = []
        for path in paths {
            let form = path.name.filled(with: texts) { standIn.part($0) != nil }
            if form.hasSlot(where: { _ in true }) { forms.append(form) } else { names.insert(form.filled(with: [])) }
        }
        return { [names, forms] name in
            let name = Line(bytes: Array(name.utf8)[...])
            return names.contains(name) || forms.contains { $0.match(name) != nil }
        }
    }

    /// The files on disk that a path may be of: those that lie there, and those that have its last part.
    func files(at path: Path, of disk: ModuleOnDisk, _ texts: [[UInt8]]) -> (exact: [Int], named: [Int]) {
        let folder = disk.folder(of: path.purpose)
        let isPart = { standIn.part($0) != nil }
        guard path.form.hasSlot(where: isPart) else {
            let exact = disk.numbered.file(at: path.form.filled(with: texts), in: folder)
            return (exact.map { [$0] } ?? [], disk.numbered.files(named: path.name.filled(with: texts), in: folder))
        }
        func files(_ form: LineForm, _ text: (ModuleOnDisk.File) -> Substring) -> [Int] {
            let form = form.filled(with: texts, keeping: isPart)
            return disk.files.indices.filter { index in
                let file = disk.files[index]
                return file.purpose == folder && form.match(Line(bytes: Array(text(file).utf8)[...])) != nil
            }
        }
        return (files(path.form) { $0.path[...] }, files(path.name, \.name))
    }

    /// Every combination of the options' values, with texts as they are by default and with one that stands in for all
    /// others; of too many, those that differ from the first in one option.
    private static func values(of options: [Option]) -> [[String: OptionValue]] {
        let choices = Choices(of: options)
        var all = choices.all ?? [choices.start] + choices.neighbours(of: choices.start)
        for option in options {
            for standIn in option.standIns {
                let others = all.count * 2 <= Choices.maximum ? all : [choices.start]
                all += others.map { $0.merging([option.name: standIn]) { $1 } }
            }
        }
        return all
    }
}

extension TemplateSet {

    /// The options that a file's path or template names, or a partial of these.
    func options(namedIn output: Output) -> [Option] {
        guard case .template(let template) = output.contents else { return options(namedIn: [output.path]) }
        return options(namedIn: [output.path, template])
    }

    /// The options that templates name, or partials that they include.
    func options(namedIn templates: [Template]) -> [Option] {
        var names: Set<String> = []
        var included: Set<String> = []
        var pending = templates
        while let template = pending.popLast() {
            var found: Set<String> = []
            template.nodes.walk { node in
                switch node {
                case .partial(.literal(let name, _), _, _): found.insert(name)
                // Which one it is, a value decides.
                case .partial(.dynamic, _, _): found.formUnion(partials.keys)
                case .text, .variable, .section, .block: break
                }
            }
            names.formUnion(template.variables.compactMap(\.path.first))
            pending += found.subtracting(included).compactMap { partials[$0] }
            included.formUnion(found)
        }
        return options.filter { names.contains($0.name) }
    }
}
