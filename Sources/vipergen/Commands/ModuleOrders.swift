import VipergenGenerator

/// The modules that are asked for. What is kept of each is its name, and what is said of this one alone.
struct ModuleOrders {

    let group: ModuleGroup
    /// Those of which something is said alone, by their places in the group.
    private let orders: [Int: ModuleOrder]
    let selections: Selections

    /// With more modules, it takes less time to look first what is the same in all of them.
    private static let fewModules = 20

    /// - Throws: a failure with everything that is wrong with the names.
    init(_ arguments: Arguments, _ selections: Selections) throws(Failure) {
        if let word = arguments.operands.first, word.allSatisfy(\.isLowercase),
            let help = Self.meant(by: word, in: arguments) ?? Command.words.suggestion(for: word)
        {
            throw Failure(.usage, "'\(word)' is neither a command nor a module's name", help: help)
        }
        let names = try GivenNames(arguments.operands, in: arguments[.namesFrom])
        var selections = selections
        selections.isForMany = names.maximumCount > Self.fewModules
        var (modules, lines): ([Module], [Int32]) = ([], [])
        modules.reserveCapacity(names.maximumCount)
        lines.reserveCapacity(names.maximumCount)
        var orders: [Int: ModuleOrder] = [:]
        var requests: [String?: Request] = [:]
        var failures: [Failure] = []
        for name in names {
            names.collecting(&failures, at: name.line) { () throws(Failure) in
                let order = try ModuleOrder(name, &selections)
                let request = try selections.request(order)
                if requests[order.template] == nil { requests[order.template] = request }
                if order.isOwn { orders[modules.count] = order }
                modules.append(order.module)
                lines.append(Int32(name.line))
            }
        }
        // Which names do not go together is told at once with those that would do nowhere.
        var group = try ModuleGroup(modules, of: Array(requests.values))
        for index in modules.indices {
            names.collecting(&failures, at: Int(lines[index])) { () throws(Failure) in
                try group.check(index) { index throws(Failure) in
                    try selections.request(orders[index] ?? ModuleOrder(modules[index]))
                }
            }
        }
        if !failures.isEmpty { throw Failure(all: failures) }
        (self.group, self.orders, self.selections) = (group, orders, selections)
    }

    /// The command line with the command that other programs have another word for.
    private static func meant(by word: String, in arguments: Arguments) -> String? {
        guard let words = Command.words(for: word), let index = arguments.words.firstIndex(of: word) else { return nil }
        var command = [Program.name] + words + arguments.words
        command.remove(at: index + 1 + words.count)
        if words.isEmpty, arguments.operands.count == 1 { command.append("NAME") }
        return "write '\(ShellWords.joined(command))'"
    }

    var modules: [Module] { group.modules }

    /// The set of a module, by its place among all.
    func templateSet(of index: Int) -> TemplateSet { selections.templateSet(of: orders[index]) }

    /// The request for a module, by its place among all.
    func request(_ index: Int) throws(Failure) -> Request {
        try selections.request(orders[index] ?? ModuleOrder(modules[index]))
    }
}
