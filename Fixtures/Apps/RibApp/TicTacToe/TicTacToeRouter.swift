import RIBs

protocol TicTacToeInteractable: Interactable {
    var router: TicTacToeRouting? { get set }
    var listener: TicTacToeListener? { get set }
}

protocol TicTacToeViewControllable: ViewControllable {
    // TODO: Declare how the router shows and hides the views of the RIBs below.
}

final class TicTacToeRouter:
    ViewableRouter<TicTacToeInteractable, TicTacToeViewControllable>,
    TicTacToeRouting
{

    // TODO: Take the builders of the RIBs below.
    override init(
        interactor: TicTacToeInteractable,
        viewController: TicTacToeViewControllable
    ) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

}
