/// Reads the outline of a `project.xcproj`.
struct JSONProjectReader {

    private typealias Element = Document.Element
    private typealias Item = ProjectOutline.Item

    /// A phase of a target, with what names it.
    private struct NamedPhase {
        let target: String
        let phase: ProjectOutline.Phase
        let kind: String
        let name: String?
        let id: String?
    }

    private let project: JSONProject
    private let folder: String
    /// The path of names of the products' group.
    private let productsName: String
    private(set) var outline: ProjectOutline
    private(set) var flaws: [Flaw] = []
    /// By the ID of a phase: how the files in it name it.
    private(set) var spellings: [String: String] = [:]
    private var phases: [String: [NamedPhase]] = [:]

    /// - Parameter folder: the folder that the project is in.
    init(_ project: JSONProject, folder: String) {
        self.project = project
        self.folder = folder
        outline = ProjectOutline(sourceRoot: folder)
        let products = project.root["products-group"]
        productsName = products.isMissing ? "Products" : Self.parts(products).joined(separator: "/")
        readTargets()
        outline.referredNames = names(in: project.root, key: "").union([productsName]).subtracting([""])
        let files = project.files
        let main = Item(
            id: "\(files.start)",
            kind: .group,
            name: "",
            path: folder,
            inner: folder,
            parent: nil,
            start: files.start,
            shownName: "the main group"
        )
        outline.add(main)
        read(files, in: main, depth: 1)
        for package in project.root["packages"].elements where text("kind", of: package) == "local" {
            guard let path = text("path", of: package) else { continue }
            outline.packages.insert(ProjectPath.resolve(path, in: folder))
        }
        outline.finish()
    }

    private func text(_ key: String, of element: Element) -> String? {
        if case .text(let text) = element[key].scalar { text } else { nil }
    }

    // MARK: - Items -

    private mutating func read(_ list: Element, in group: Item, depth: Int) {
        guard depth <= ProjectTextReader.maximumDepth else {
            let message = "groups are more than \(ProjectTextReader.maximumDepth) deep in one another"
            return flaws.append(Flaw(message, at: list.start))
        }
        for element in list.elements {
            let kinds: [String: Item.Kind] = [
                "file": .file, "group": .group, "folder": .synchronizedFolder, "variant-group": .languages,
                "version-group": .versions,
            ]
            let written = text("kind", of: element)
            guard element.isObject, let kind = kinds[written ?? "file"] else {
                let help = "restore the file, or use a newer version of vipergen"
                flaws.append(Flaw("this is no file or group that vipergen knows", at: element.start, help: help))
                continue
            }
            let item = item(element, kind, in: group)
            outline.add(item)
            switch kind {
            case .group, .languages, .versions: read(element["children"], in: item, depth: depth + 1)
            case .synchronizedFolder: readFolder(element, at: item.path)
            case .file: break
            }
            if kind != .synchronizedFolder { readMemberships(of: element) }
        }
    }

    private func item(_ element: Element, _ kind: Item.Kind, in group: Item) -> Item {
        let path = text("path", of: element) ?? ""
        let name = text("name", of: element)
        let resolved = JSONProject.resolve(path, in: group.inner, of: folder)
        let shown = name ?? ProjectPath.name(of: JSONProject.unescaped(path))
        let namePath = Path.join(outline.namePath(of: group.id), shown)
        // The products' group is Xcode's own.
        let isProducts = kind == .group && namePath == productsName
        let keys = Set(element.members.compactMap(\.key))
        // Xcode makes a group for each target, even if it stays empty.
        let isTargets = group.parent == nil && outline.targets.contains { $0.name == shown }
        let isPlain = keys.contains("path") && keys.isSubset(of: ["kind", "path", "children"]) && !isTargets
        return Item(
            id: "\(element.start)",
            kind: kind,
            name: shown,
            isNamed: name != nil,
            path: path.isEmpty || isProducts || kind == .languages ? nil : resolved,
            inner: path.isEmpty ? group.inner : resolved,
            parent: group.id,
            start: element.start,
            shownName: quoted(namePath),
            isDisposable: kind == .languages || kind == .versions || isPlain
        )
    }

    private mutating func readFolder(_ element: Element, at path: String?) {
        guard let path else { return }
        var folder = outline.synchronizedFolders[path] ?? SynchronizedFolder()
        folder.owners.formUnion(texts(element["target-membership"]))
        folder.opaqueFolders.formUnion(texts(element["opaque-folders"]))
        for exception in element["membership-exceptions"].elements {
            guard let target = text("target", of: exception) else { continue }
            let files = texts(exception["exclusions"]) + texts(exception["inclusions"])
            folder.exceptions[target, default: []].formUnion(files)
        }
        outline.synchronizedFolders[path] = folder
    }

    private func texts(_ list: Element) -> [String] {
        list.elements.compactMap { if case .text(let text) = $0.scalar { text } else { nil } }
    }

    private mutating func readMemberships(of element: Element) {
        for membership in element["target-membership"].elements {
            let reference = membership.isObject ? membership["build-phase"] : membership
            guard let phase = phase(Self.parts(reference)) else {
                let help = "restore the file, or change the target membership in Xcode"
                flaws.append(Flaw("this names no build phase of the project", at: reference.start, help: help))
                continue
            }
            outline.phasesOfItem["\(element.start)", default: []].insert(phase.id)
            if case .text(let text) = reference.scalar { spellings[phase.id] = JSONProject.written(text) }
        }
    }

    // MARK: - References -

    /// The names that a reference consists of: `App/resources`, or a list of names.
    private static func parts(_ reference: Element) -> [String] {
        if case .text(let text) = reference.scalar {
            return text.hasPrefix("id:") ? [text] : text.allPathParts
        }
        return reference.elements.compactMap { element in
            let name = element.isObject ? element["name"] : element
            if case .text(let text) = name.scalar { return text } else { return nil }
        }
    }

    private func phase(_ parts: [String]) -> ProjectOutline.Phase? {
        if let id = parts.first, id.hasPrefix("id:") {
            return phases.values.joined().first { $0.id == String(id.dropFirst(3)) }?.phase
        }
        guard parts.count > 1 else { return nil }
        let ofKind = (phases[parts[0]] ?? []).filter { $0.kind == parts[1] }
        let name = parts.dropFirst(2).joined(separator: "/")
        if !name.isEmpty { return ofKind.first { $0.name == name }?.phase }
        return (ofKind.count == 1 ? ofKind.first : ofKind.first { $0.name == nil && $0.id == nil })?.phase
    }

    /// The paths of names in the tree of files that values outside of it refer to, with the paths of their groups.
    private func names(in element: Element, key: String) -> Set<String> {
        let keys = ["product", "file", "project", "anchor", "products-group"]
        if keys.contains(key) {
            let parts = Self.parts(element.isObject ? element["anchor"] : element)
            return Set(parts.indices.map { parts[...$0].joined(separator: "/") })
        }
        // A reference is never in the tree itself, but for a model's version.
        let inner = (element.members + element.elements).filter { $0.key != "files" && $0.key != "build-settings" }
        return inner.reduce(into: []) { $0.formUnion(names(in: $1, key: $1.key ?? "")) }
    }

    // MARK: - Targets -

    private mutating func readTargets() {
        for element in project.root["targets"].elements {
            let kind = text("kind", of: element) ?? "native"
            guard let name = text("name", of: element), ["native", "aggregate", "external-build-system"].contains(kind)
            else {
                let help = "restore the file, or use a newer version of vipergen"
                flaws.append(Flaw("this is no target that vipergen knows", at: element.start, help: help))
                continue
            }
            if outline.targets.contains(where: { $0.name == name }) {
                let help = "rename one of them: Xcode refuses such a project"
                flaws.append(Flaw("2 targets are named \(quoted(name))", at: element.start, help: help))
            }
            let ofTarget = element["build-phases"].elements.enumerated().compactMap { phase($1, number: $0, of: name) }
            phases[name] = ofTarget
            for phase in ofTarget { spellings[phase.phase.id] = Self.spelling(of: phase, among: ofTarget) }
            outline.targets.append(
                ProjectOutline.Target(
                    id: name,
                    name: name,
                    start: element.start,
                    phases: ofTarget.filter { spellings[$0.phase.id] != nil }.map(\.phase),
                    hasFiles: kind == "native",
                    isApp: text("product-type", of: element) == "application"
                )
            )
        }
    }

    private mutating func phase(_ element: Element, number: Int, of target: String) -> NamedPhase? {
        let kinds: [String: ProjectOutline.Phase.Kind] = [
            "compile-sources": .sources, "resources": .resources, "frameworks": .frameworks, "headers": .other,
            "rez": .other, "java-archive": .other, "copy": .other, "script": .other, "apple-script": .other,
        ]
        var kind = text("kind", of: element) ?? ""
        if case .text(let text) = element.scalar { kind = text }
        guard let known = kinds[kind] else {
            let help = "restore the file, or use a newer version of vipergen"
            flaws.append(Flaw("this is no build phase that vipergen knows", at: element.start, help: help))
            return nil
        }
        return NamedPhase(
            target: target,
            phase: ProjectOutline.Phase(id: "\(target)/\(number)", kind: known),
            kind: kind,
            name: text("name", of: element),
            id: text("id", of: element)
        )
    }

    /// How a file names a phase; nil if nothing tells it from another one.
    private static func spelling(of phase: NamedPhase, among all: [NamedPhase]) -> String? {
        let same = all.filter { $0.kind == phase.kind && $0.name == phase.name }
        if same.count > 1 || phase.name == nil && phase.id != nil {
            return phase.id.map { JSONProject.written("id:\($0)") }
        }
        let parts = [phase.target, phase.kind] + (phase.name.map { [$0] } ?? [])
        let isPlain = parts.allSatisfy { !$0.hasSlash && $0 != "." && $0 != ".." } && !phase.target.hasPrefix("id:")
        if isPlain { return JSONProject.written(parts.joined(separator: "/")) }
        let names = parts.map { part in
            let text = JSONProject.written(part)
            return part.hasSlash || part == "." || part == ".." ? "{ \"name\": \(text) }" : text
        }
        return "{ \"build-phase\": [ \(names.joined(separator: ", ")) ] }"
    }
}
