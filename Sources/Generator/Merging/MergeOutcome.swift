/// What stands in the result in the place of a block.
enum MergeOutcome {

    case lines([Origin])
    case conflict

    /// A line of the result: where it is from.
    enum Origin {
        case yours(Int)
        case templates(Int)
    }

    static func yours(_ lines: Range<Int>) -> MergeOutcome { .lines(lines.map(Origin.yours)) }

    static func templates(_ lines: Range<Int>) -> MergeOutcome { .lines(lines.map(Origin.templates)) }
}

extension Sides<[Line]> {

    subscript(origin: MergeOutcome.Origin) -> Line {
        switch origin {
        case .yours(let index): yours[index]
        case .templates(let index): templates[index]
        }
    }
}
