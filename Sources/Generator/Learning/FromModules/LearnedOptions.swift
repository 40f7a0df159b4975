/// The options of a learned set, each with the modules for which it is on.
struct LearnedOptions {

    struct Flag {
        let name: String
        let modules: Set<Int>
        /// True for an option with which a file is written.
        let isOfFile: Bool
    }

    var flags: [Flag] = []

    /// Both conditions of each option.
    var conditions: [TemplateCondition] {
        flags.flatMap { flag in [true, false].map { TemplateCondition(flag: flag.name, isOn: $0) } }
    }

    /// The modules that meet some conditions.
    func modules(_ conditions: [TemplateCondition], among modules: Set<Int>) -> Set<Int> {
        conditions.reduce(modules) { modules, condition in
            guard let flag = flags.first(where: { $0.name == condition.flag }) else { return modules }
            return condition.isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
        }
    }

    /// The values that modules most often have together: what most modules have of each option may be what no module has.
    func usual(of modules: Set<Int>) -> [TemplateCondition] {
        let each = flags.map { Threshold.isMost($0.modules.count, of: modules.count) }
        let all = modules.sorted().map { module in flags.map { $0.modules.contains(module) } }
        let usual = ([each] + all).mostFrequent ?? each
        return zip(flags, usual).map { TemplateCondition(flag: $0.name, isOn: $1) }
    }

    /// The combinations of values for which lines are looked at, and the values in each that only few modules have. With
    /// up to six options, these are all combinations; with more, those with at most three such values.
    func choices(of modules: Set<Int>) -> [(values: Set<TemplateCondition>, unusual: [TemplateCondition])] {
        let usual = usual(of: modules)
        let most = usual.count <= 6 ? usual.count : 3
        var choices: [(values: Set<TemplateCondition>, unusual: [TemplateCondition])] = [(Set(usual), [])]
        for condition in usual {
            choices += choices.filter { $0.unusual.count < most }.map { values, unusual in
                (values.subtracting([condition]).union([condition.opposite]), unusual + [condition.opposite])
            }
        }
        return choices
    }

    /// The condition that comes with something: nearly all modules meet it and have the thing, or neither. Nil if there
    /// is none.
    ///
    /// - Parameter own: the modules that have it.
    func condition(of own: Set<Int>, among modules: Set<Int>) -> TemplateCondition? {
        let fitting = conditions.compactMap { condition -> (condition: TemplateCondition, misses: Int)? in
            let wanted = self.modules([condition], among: modules)
            let others = modules.count - wanted.count
            let (missing, extra) = (wanted.subtracting(own).count, own.subtracting(wanted).count)
            guard wanted.count > 1, others > 1, Threshold.areExceptions(missing, of: wanted.count),
                Threshold.areExceptions(extra, of: min(others, own.count))
            else { return nil }
            return (condition, missing + extra)
        }
        return fitting.min { $0.misses < $1.misses }?.condition
    }
}

/// The condition of a text in a template: an option that must be on, or must be off.
struct TemplateCondition: Hashable {

    let flag: String
    let isOn: Bool

    /// The tag that opens its section, without the braces.
    var mark: String { (isOn ? "#" : "^") + flag }
    var opposite: TemplateCondition { TemplateCondition(flag: flag, isOn: !isOn) }

    /// Conditions of which exactly one holds if any of some texts is written; without any for what is always written.
    static func any(of conditions: [TemplateCondition?]) -> [[TemplateCondition]] {
        let own = conditions.compactMap(\.self).unique
        if own.count < Set(conditions).count || own.contains(where: { own.contains($0.opposite) }) { return [[]] }
        return own.indices.map { own[..<$0].map(\.opposite) + [own[$0]] }
    }
}

/// The modules that decide about something, and the conditions under which it is written.
struct Scope {
    let modules: Set<Int>
    let conditions: [TemplateCondition]
    /// How many modules count where it is asked what most modules have.
    var count: Int

    init(modules: Set<Int>, conditions: [TemplateCondition], count: Int? = nil) {
        (self.modules, self.conditions, self.count) = (modules, conditions.unique, count ?? modules.count)
    }
}
