import Foundation
import RIBs
import RxSwift

protocol RootRouting: ViewableRouting {
    func routeToLoggedIn(with names: PlayerNames) -> LoggedInActionableItem
}

protocol RootPresentable: Presentable {
    var listener: RootPresentableListener? { get set }
}

final class RootInteractor:
    PresentableInteractor<RootPresentable>,
    RootPresentableListener,
    RootInteractable
{

    weak var router: RootRouting?

    private let loggedIn = ReplaySubject<LoggedInActionableItem>.create(bufferSize: 1)

    override init(presenter: RootPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

}

// MARK: - LoggedOutListener -

extension RootInteractor: LoggedOutListener {

    func didLogIn(with names: PlayerNames) {
        guard let item = router?.routeToLoggedIn(with: names) else { return }
        loggedIn.onNext(item)
    }

}

// MARK: - Deep links -

extension RootInteractor: URLHandler {

    func handle(url: URL) -> Bool {
        guard let link = GameLink(url: url) else { return false }
        LaunchGameWorkflow(game: link.game)
            .subscribe(self)
            .disposeOnDeactivate(interactor: self)
        return true
    }

}

extension RootInteractor: RootActionableItem {

    func waitForLogin() -> Observable<(LoggedInActionableItem, ())> {
        return loggedIn.map { ($0, ()) }
    }

}
