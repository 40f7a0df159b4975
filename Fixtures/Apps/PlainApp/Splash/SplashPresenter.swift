import Foundation

final class SplashPresenter {

    // MARK: - Private properties -

    private unowned let view: SplashViewInterface
    private let wireframe: SplashWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: SplashViewInterface,
        wireframe: SplashWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension SplashPresenter: SplashPresenterInterface {
}
