/// The lines that a merge would give, each with where it is from. In the place of a conflict stand yours.
struct MergeResult {

    let origins: [MergeOutcome.Origin]
    /// The block that each line is of.
    let blocks: [Int]
    let outline: Outline

    init(_ outcomes: [MergeOutcome], of blocks: [MergeBlock], _ lines: Sides<[Line]>) {
        var (origins, numbers): ([MergeOutcome.Origin], [Int]) = ([], [])
        for (number, (outcome, block)) in zip(outcomes, blocks).enumerated() {
            switch outcome {
            case .lines(let lines): origins += lines
            case .conflict: origins += block.lines.yours.map(MergeOutcome.Origin.yours)
            }
            numbers += repeatElement(number, count: origins.count - numbers.count)
        }
        (self.origins, self.blocks) = (origins, numbers)
        outline = Outline(origins.map { lines[$0] })
    }
}
