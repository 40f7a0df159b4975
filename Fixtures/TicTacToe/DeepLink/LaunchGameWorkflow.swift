import RIBs
import RxSwift

/// The way from the root to a game.
final class LaunchGameWorkflow: Workflow<RootActionableItem> {

    init(game: Game) {
        super.init()
        onStep { root in root.waitForLogin() }
            .onStep { loggedIn, _ in loggedIn.launch(game) }
            .commit()
    }

}
