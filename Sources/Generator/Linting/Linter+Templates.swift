extension Linter {

    /// Options that no template reads. Where a template could not be read, nobody knows.
    var unreadOptions: [Diagnostic] {
        guard reading.isComplete, let manifest = reading.manifest else { return [] }
        let read = Set(reading.templates.flatMap(\.variables).compactMap(\.path.first))
        return zip(manifest.options, manifest.document.root["options"].elements).filter { option, _ in
            !read.contains(option.name) && !isMistyped(option.name, in: read)
        }.map { option, element in
            let place = manifest.document.place(of: element)
            return Diagnostic("no template reads the option '\(option.name)'", at: place, help: "use it, or remove it")
        }
    }

    /// Partials that no template includes.
    var unusedPartials: [Diagnostic] {
        guard reading.isComplete else { return [] }
        var used: Set<String> = []
        for template in reading.templates {
            template.nodes.walk { node in
                switch node {
                case .partial(.literal(let name, _), _, _): used.insert(name)
                case .partial(.dynamic(let reference), _, _): used.formUnion(possibleValues(of: reference))
                default: break
                }
            }
        }
        let unused = reading.partials.filter { name, _ in
            !used.contains(name) && used.allSatisfy { reading.partials[$0] != nil || [name].suggestion(for: $0) == nil }
        }
        return unused.map { name, partial in
            let place = Diagnostic.Place(file: partial.source.name)
            return Diagnostic("no template includes the partial '\(name)'", at: place, help: "include it, or remove it")
        }
    }

    /// Whether one of the names that templates read, which means nothing, was most likely meant to be this one: that is
    /// told at its place.
    private func isMistyped(_ name: String, in read: Set<String>) -> Bool {
        let known = Set(reading.readableSet?.variables ?? [])
        return read.contains { !known.contains($0) && [name].suggestion(for: $0) != nil }
    }

    /// The values that a variable can have, as far as that is known: a text may be any partial's name.
    private func possibleValues(of reference: Reference) -> [String] {
        let option = reading.manifest?.options.first { $0.name == reference.name }
        if case .choice(let values, _)? = option?.kind { return values }
        return Array(reading.partials.keys)
    }

    /// Files that every module has under the same name, of the kinds of which an app can have one of a name: the generator
    /// refuses two such modules in one run. What an app needs once is in a set of its own, such as `base`, whose templates
    /// do not name a module; or it comes with an option, such as `root`. A module that is a package has its own names.
    ///
    /// - Parameter names: the names of the templates that every combination of options writes.
    func clashes(among names: Set<String>) -> [Diagnostic] {
        let spellings = ["name"] + Variables.spellingNames
        let namesModule = reading.templates.contains { template in
            template.variables.contains { spellings.contains($0.name) }
        }
        let isPackage = reading.outputs.contains { $0.path.source.text.lastPart == "Package.swift" }
        guard namesModule, !isPackage else { return [] }
        return reading.outputs.compactMap { output in
            let path = output.path
            guard case .template = output.contents, path.variables.isEmpty, names.contains(path.source.name),
                placeholders(in: path.source.text).isEmpty,
                path.source.text.hasSuffix(".swift") || Escaping(path: path.source.text) == .xml
            else { return nil }
            let file = String(path.source.text.lastPart)
            let help =
                "name it '{{name}}\(file)\(TemplateSet.templateSuffix)'; what an app needs once goes into a set of its own, "
                + "or comes with an option"
            let message = "each module has a file '\(file)', and an app can have one"
            return Diagnostic(message, at: Diagnostic.Place(file: path.source.name), help: help)
        }
    }

    /// Blocks that a parent does not have, and what is between a parent's tags and no block.
    var blockProblems: [Diagnostic] {
        reading.templates.flatMap { template in
            let help = "move it into a block, or remove it"
            var problems = template.ignored.map {
                SourceText.Problem(offset: $0, message: "this is no block, and is left out of the parent", help: help)
            }
            template.nodes.walk { node in
                guard reading.isComplete, case .partial(.literal(let name, _), _, let blocks) = node else { return }
                guard let known = self.blocks(of: name) else { return }
                for block in blocks where !known.contains(block.name) {
                    let all = known.sorted().map { "'\($0)'" }.joined(separator: ", ")
                    let help =
                        known.suggestion(for: block.name) ?? (all.isEmpty ? "remove it" : "its blocks are \(all)")
                    let message = "the partial '\(name)' has no block '\(block.name)'"
                    problems.append(SourceText.Problem(offset: block.offset, message: message, help: help))
                }
            }
            return template.source.diagnostics(problems)
        }
    }

    /// The blocks that a parent can replace; nil if that is not known, as for a partial that there is not.
    private func blocks(of partial: String) -> Set<String>? {
        var blocks: Set<String> = []
        var visited: Set<String> = []
        var pending = [partial]
        var isKnown = true
        while let name = pending.popLast() {
            guard visited.insert(name).inserted else { continue }
            guard let template = reading.partials[name] else { return nil }
            template.nodes.walk { node in
                switch node {
                case .block(let block): blocks.insert(block.name)
                case .partial(.literal(let name, _), _, _): pending.append(name)
                case .partial(.dynamic, _, _): isKnown = false
                default: break
                }
            }
        }
        return isKnown ? blocks : nil
    }
}
