/// The options of a learned set, each with the modules for which it is on.
struct LearnedOptions {

    struct Flag {
        let name: String
        let modules: Set<Int>
        /// True for an option with which a file is written.
        let isOfFile: Bool
    }

    var flags: [Flag] = []

    /// The modules that meet a condition.
    func modules(_ condition: TemplateCondition?, among modules: Set<Int>) -> Set<Int> {
        guard let condition, let flag = flags.first(where: { $0.name == condition.flag }) else { return modules }
        return condition.isOn ? modules.intersection(flag.modules) : modules.subtracting(flag.modules)
    }

    /// The condition that comes with something: nearly all modules meet it and have the thing, or neither. Nil if there
    /// is none.
    ///
    /// - Parameter own: the modules that have it.
    func condition(of own: Set<Int>, among modules: Set<Int>) -> TemplateCondition? {
        let conditions = flags.flatMap { flag in [true, false].map { TemplateCondition(flag: flag.name, isOn: $0) } }
        let fitting = conditions.compactMap { condition -> (condition: TemplateCondition, misses: Int)? in
            let wanted = self.modules(condition, among: modules)
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

/// The modules that decide about something, and the condition under which it is written.
struct Scope {
    let modules: Set<Int>
    let condition: TemplateCondition?
    /// How many modules count where it is asked what most modules have.
    var count: Int

    /// Its condition with others.
    func conditions(with others: [TemplateCondition]) -> [TemplateCondition] {
        ([condition].compactMap(\.self) + others).unique
    }

    init(modules: Set<Int>, condition: TemplateCondition?, count: Int? = nil) {
        (self.modules, self.condition, self.count) = (modules, condition, count ?? modules.count)
    }
}
