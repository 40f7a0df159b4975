/// One of the two who play.
enum Player: CaseIterable {
    case first
    case second

    /// Who plays after this one.
    var next: Player {
        return self == .first ? .second : .first
    }
}
