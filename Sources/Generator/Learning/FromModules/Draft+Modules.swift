extension Draft {

    /// The modules with at least half of the lines that do not depend on options.
    var similar: Set<Int> {
        // Other files are copied whole, however long they are.
        let swift = templates.filter { $0.condition == nil && $0.path.isSwift }
        var (own, all): ([Int: Int], [Int: Int]) = ([:], [:])
        for template in swift {
            for copy in template.copies {
                let lines = template.lines(of: copy.module, options)
                own[copy.module, default: 0] += lines.commonCount(with: copy.lines)
            }
            let count = template.text.rendered { _ in false }.text.comparedLines.count
            for module in modules { all[module, default: 0] += count }
        }
        return modules.filter { Threshold.isSimilar(own[$0, default: 0], of: all[$0, default: 0]) }
    }

    /// The modules with the rarer one of two forms of a type: another name in the same file, and half of the members. An
    /// option for it would write two things that are one.
    var modulesWithRareForms: Set<Int> {
        templates.reduce(into: Set()) { rare, template in
            var types: [String: (modules: Set<Int>, members: [[String]])] = [:]
            for copy in template.copies {
                for item in copy.items.items where item.kind.isType && item.names.contains(where: Spellings.hasName) {
                    types[item.names[0], default: ([], [])].modules.insert(copy.module)
                    types[item.names[0]]?.members.append(item.members.map { $0.keys[0] }.unique)
                }
            }
            let forms = types.mapValues { type in
                let counts = type.members.flatMap(\.self).counts
                let common = counts.filter { Threshold.isMost($0.value, of: type.modules.count) }
                return (modules: type.modules, members: Set(common.keys))
            }
            let optional = options.flags.filter { !$0.isOfFile }.map(\.modules)
            for form in forms.values {
                let isRare = forms.values.contains { other in
                    form.modules.count < other.modules.count && form.modules.isDisjoint(with: other.modules)
                        && (optional.contains(form.modules) || optional.contains(other.modules))
                        && Threshold.isSimilar(form.members.intersection(other.members).count, of: other.members.count)
                }
                if isRare { rare.formUnion(form.modules) }
            }
        }
    }

    /// If nearly every module has one of two files and none has both: the modules with the rarer file. Options for them would
    /// write both, or neither.
    var modulesWithRareFiles: Set<Int> {
        let optional = templates.filter { $0.condition != nil }.map(\.modules)
        return optional.enumerated().reduce(into: Set()) { rare, own in
            let isRare = optional.enumerated().contains { index, other in
                let isMore = own.element.count < other.count || own.element.count == other.count && index < own.offset
                let rest = modules.subtracting(own.element).subtracting(other).count
                return isMore && other.count >= Threshold.leastForOptions && own.element.isDisjoint(with: other)
                    && Threshold.areExceptions(rest, of: modules.count)
            }
            if isRare { rare.formUnion(own.element) }
        }
    }
}
