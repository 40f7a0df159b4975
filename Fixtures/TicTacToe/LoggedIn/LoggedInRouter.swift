import RIBs

protocol LoggedInInteractable: Interactable, OffGameListener, TicTacToeListener {
    var router: LoggedInRouting? { get set }
    var listener: LoggedInListener? { get set }
}

protocol LoggedInViewControllable: ViewControllable {
    func present(viewController: ViewControllable)
    func dismiss(viewController: ViewControllable)
}

final class LoggedInRouter:
    Router<LoggedInInteractable>,
    LoggedInRouting
{

    private let viewController: LoggedInViewControllable
    private let offGameBuilder: OffGameBuildable
    private let ticTacToeBuilder: TicTacToeBuildable
    private var currentChild: ViewableRouting?

    init(
        interactor: LoggedInInteractable,
        viewController: LoggedInViewControllable,
        offGameBuilder: OffGameBuildable,
        ticTacToeBuilder: TicTacToeBuildable
    ) {
        self.viewController = viewController
        self.offGameBuilder = offGameBuilder
        self.ticTacToeBuilder = ticTacToeBuilder
        super.init(interactor: interactor)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        routeToOffGame()
    }

    func cleanupViews() {
        guard let currentChild else { return }
        viewController.dismiss(viewController: currentChild.viewControllable)
    }

    func routeToOffGame() {
        show(offGameBuilder.build(withListener: interactor))
    }

    func routeToTicTacToe() {
        if currentChild is TicTacToeRouting { return }
        show(ticTacToeBuilder.build(withListener: interactor))
    }

    private func show(_ child: ViewableRouting) {
        if let currentChild {
            detachChild(currentChild)
            viewController.dismiss(viewController: currentChild.viewControllable)
        }
        currentChild = child
        attachChild(child)
        viewController.present(viewController: child.viewControllable)
    }

}
