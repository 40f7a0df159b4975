extension Linter {

    /// Options that no template reads. If a template could not be read, it may read them all.
    var unreadOptions: [Diagnostic] {
        guard reading.isComplete, let manifest = reading.manifest else { return [] }
        let read = Set(reading.templates.flatMap(\.variables).compactMap(\.first))
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
        let options = reading.manifest?.options ?? []
        let names = reading.templates.flatMap(\.partialNames)
        let used = Set(names.flatMap { options.names(of: $0, among: reading.partials.keys) })
        return reading.partials.filter { name, _ in
            !used.contains(name) && used.allSatisfy { reading.partials[$0] != nil || [name].suggestion(for: $0) == nil }
        }.map { name, partial in
            let place = Diagnostic.Place(file: partial.source.name)
            return Diagnostic("no template includes the partial '\(name)'", at: place, help: "include it, or remove it")
        }
    }

    /// True if a template has an unknown name that looks like this one. That mistake is reported at the unknown name.
    private func isMistyped(_ name: String, in read: Set<String>) -> Bool {
        let known = Set(reading.readableSet?.variables ?? [])
        return read.contains { !known.contains($0) && [name].suggestion(for: $0) != nil }
    }

    /// Blocks that the parent does not have, and text that is between a parent's tags and in no block.
    var blockProblems: [Diagnostic] {
        reading.templates.flatMap { template in
            let message = "this is not a block, and is left out of the parent"
            var problems = template.ignored.map {
                SourceText.Problem(offset: $0, message: message, help: "move it into a block, or remove it")
            }
            for case .partial(.literal(let name, _), _, let blocks) in template.nodes.allNodes {
                guard reading.isComplete, let known = self.blocks(of: name) else { continue }
                for block in blocks where !known.contains(block.name) {
                    let others = known.isEmpty ? "remove it" : "its blocks are \(known.sorted().list)"
                    let help = known.suggestion(for: block.name) ?? others
                    let message = "the partial '\(name)' has no block '\(block.name)'"
                    problems.append(SourceText.Problem(offset: block.offset, message: message, help: help))
                }
            }
            return template.source.diagnostics(problems)
        }
    }

    /// The blocks of a parent that can be replaced; nil if it includes an unknown partial, or a dynamic one.
    private func blocks(of partial: String) -> Set<String>? {
        var blocks: Set<String> = []
        var visited: Set<String> = []
        var pending = [partial]
        while let name = pending.popLast() {
            guard visited.insert(name).inserted else { continue }
            guard let template = reading.partials[name] else { return nil }
            for name in template.partialNames {
                guard case .literal(let name, _) = name else { return nil }
                pending.append(name)
            }
            for case .block(let block) in template.nodes.allNodes { blocks.insert(block.name) }
        }
        return blocks
    }
}
