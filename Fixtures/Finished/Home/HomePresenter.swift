import Foundation
import RxSwift
import RxCocoa

final class HomePresenter {

    // MARK: - Private properties -

    private unowned let view: HomeViewInterface
    private let wireframe: HomeWireframeInterface
    private let user: User

    // MARK: - Lifecycle -

    init(
        view: HomeViewInterface,
        wireframe: HomeWireframeInterface,
        user: User
    ) {
        self.view = view
        self.wireframe = wireframe
        self.user = user
    }
}

// MARK: - Extensions -

extension HomePresenter: HomePresenterInterface {

    func configure(with output: Home.ViewOutput) -> Home.ViewInput {
        return Home.ViewInput(greeting: .just("Welcome, \(user.email)"))
    }

}
