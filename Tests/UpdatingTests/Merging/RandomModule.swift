import TestSupport

/// A Swift file whose declarations and statements can be told apart, whatever is done to it.
struct RandomModule {

    struct Statement: Equatable {
        /// Nil for one that may be in several bodies.
        let id: Int?
        var text: String
    }

    struct Member: Equatable {
        enum Kind { case property, function, computed }

        let id: Int
        let kind: Kind
        var name: String
        var modifiers: String
        var rest: String
        var statements: [Statement]
    }

    struct Block: Equatable {
        let heading: String
        var members: [Member]
    }

    var blocks: [Block]

    static let repeated = ["view?.reload()", "router.close()", "isLoading = true", "log()"]

    /// Makes modules and edits from random numbers.
    struct Generator {

        var random: SplitMix
        private var lastID = 0

        init(seed: Int) { random = SplitMix(seed: seed) }

        mutating func number(below end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

        mutating func id() -> Int {
            lastID += 1
            return lastID
        }

        mutating func statement() -> Statement {
            let id = id()
            switch number(below: 12) {
            case 0: return Statement(id: nil, text: RandomModule.repeated[number(below: 4)])
            case 1: return Statement(id: id, text: "if isReady\(id) {\n    start\(id)()\n}")
            case 2: return Statement(id: id, text: "let value\(id) = make(\(id))")
            case 3:
                return Statement(
                    id: id,
                    text: "service.fetch\(id) { [weak self] result in\n    self?.handle(result)\n}"
                )
            case 4: return Statement(id: id, text: "let text\(id) = base\n    + suffix")
            case 5:
                let cases = "case .on:\n    start\(id)()\ndefault:\n    stop\(id)()"
                return Statement(id: id, text: "switch state\(id) {\n\(cases)\n}")
            case 6: return Statement(id: id, text: "service.load\(id)(then: {\n    // Why.\n    handle\(id)()\n})")
            default: return Statement(id: id, text: "show\(id)()")
            }
        }

        mutating func member(isProperty: Bool = true) -> Member {
            let id = id()
            let kind = number(below: 10)
            if kind < 3, isProperty {
                return Member(
                    id: id,
                    kind: .property,
                    name: "value\(id)",
                    modifiers: "private let ",
                    rest: ": Type\(id)",
                    statements: []
                )
            }
            let count = number(below: 6)
            let statements = (0..<count).map { _ in statement() }
            if kind == 3, isProperty {
                return Member(
                    id: id,
                    kind: .computed,
                    name: "title\(id)",
                    modifiers: "var ",
                    rest: ": Int",
                    statements: statements
                )
            }
            let modifiers = ["", "private ", "override "][number(below: 3)]
            let rest = ["()", "(_ user: User)", "(with id: Int)"][number(below: 3)]
            return Member(
                id: id,
                kind: .function,
                name: "load\(id)",
                modifiers: modifiers,
                rest: rest,
                statements: statements
            )
        }

        mutating func module() -> RandomModule {
            let first = (0..<2 + number(below: 5)).map { _ in member() }
            let second = (0..<number(below: 4)).map { _ in member(isProperty: false) }
            let third = (0..<number(below: 4)).map { _ in member() }
            return RandomModule(blocks: [
                Block(heading: "final class Presenter: Base", members: first),
                Block(heading: "extension Presenter: ViewOutput", members: second),
                Block(heading: "struct Model", members: third),
            ])
        }

        /// Inserts, deletes, replaces, renames or moves a member, or edits its statements.
        mutating func edit(_ module: inout RandomModule) {
            let block = number(below: 3)
            let count = module.blocks[block].members.count
            let kind = count == 0 ? 0 : number(below: 10)
            let index = number(below: max(count, 1))
            if kind == 0 {
                return module.blocks[block].members.insert(member(isProperty: block != 1), at: number(below: count + 1))
            }
            var edited = module.blocks[block].members[index]
            switch kind {
            case 1:
                module.blocks[block].members.remove(at: index)
                return
            case 2:
                repeat { edited = member(isProperty: block != 1) } while edited.kind == .property
            case 3: if edited.kind != .property { edited.name = "renamed\(id())" }
            case 4:
                module.blocks[block].members.remove(at: index)
                module.blocks[block].members.insert(edited, at: number(below: count))
                return
            case 8:
                if !edited.statements.isEmpty { edited.statements.remove(at: number(below: edited.statements.count)) }
            case 9:
                guard !edited.statements.isEmpty else { return }
                let place = number(below: edited.statements.count)
                if edited.statements[place].id != nil {
                    edited.statements[place].text = edited.statements[place].text.replacing("()", with: "(new\(id()))")
                }
            default:
                if edited.kind != .property {
                    edited.statements.insert(statement(), at: number(below: edited.statements.count + 1))
                }
            }
            module.blocks[block].members[index] = edited
        }
    }

    // MARK: - Text -

    var text: String {
        var text = "import UIKit\n"
        for block in blocks {
            text += "\n\(block.heading) {\n"
            var previous: Member?
            for member in block.members {
                if previous?.kind != .property || member.kind != .property { text += "\n" }
                text += member.text
                previous = member
            }
            text += "}\n"
        }
        return text
    }
}

extension RandomModule.Member {

    var text: String {
        let heading = "    \(modifiers)\(kind == .function ? "func " : "")\(name)\(rest)"
        if kind == .property { return heading + "\n" }
        let body = statements.map { statement in
            statement.text.split(separator: "\n").map { "        \($0)\n" }.joined()
        }
        return heading + " {\n" + body.joined() + "    }\n"
    }

    /// True if it is another one without some of its statements.
    func isPart(of other: RandomModule.Member) -> Bool {
        guard name == other.name, rest == other.rest else { return false }
        var left = other.statements[...]
        return statements.allSatisfy { statement in
            left = left.drop { $0 != statement }
            return left.popFirst() != nil
        }
    }

    /// True if a renamed member can be told to be the same one.
    func isLike(_ other: RandomModule.Member) -> Bool {
        let common = statements.count(where: other.statements.contains)
        let isEnough = common > 1 || common == max(statements.count, other.statements.count)
        return isEnough && 2 * common >= statements.count && 4 * common >= statements.count + other.statements.count
    }
}
