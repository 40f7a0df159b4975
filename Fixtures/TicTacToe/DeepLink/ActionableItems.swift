import RxSwift

/// What a workflow can do at the root of the tree.
@preconcurrency @MainActor
protocol RootActionableItem: AnyObject {

    /// Goes on once somebody is logged in, at once if somebody is.
    func waitForLogin() -> Observable<(LoggedInActionableItem, ())>
}

/// What a workflow can do where somebody is logged in.
@preconcurrency @MainActor
protocol LoggedInActionableItem: AnyObject {

    /// Starts the game, unless it is being played.
    func launch(_ game: Game) -> Observable<(LoggedInActionableItem, ())>
}
