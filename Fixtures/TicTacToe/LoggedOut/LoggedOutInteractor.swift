import RIBs
import RxSwift

protocol LoggedOutRouting: ViewableRouting {
}

protocol LoggedOutPresentable: Presentable {
    var listener: LoggedOutPresentableListener? { get set }
}

// `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
@preconcurrency @MainActor
protocol LoggedOutListener: AnyObject {
    func didLogIn(with names: PlayerNames)
}

final class LoggedOutInteractor:
    PresentableInteractor<LoggedOutPresentable>,
    LoggedOutPresentableListener,
    LoggedOutInteractable
{

    weak var router: LoggedOutRouting?
    weak var listener: LoggedOutListener?

    override init(presenter: LoggedOutPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    func logIn(firstName: String, secondName: String) {
        let names = PlayerNames(
            first: firstName.isEmpty ? "Player 1" : firstName,
            second: secondName.isEmpty ? "Player 2" : secondName
        )
        listener?.didLogIn(with: names)
    }

}
