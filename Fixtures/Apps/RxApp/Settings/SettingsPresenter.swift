import Foundation
import RxSwift
import RxCocoa

final class SettingsPresenter {

    // MARK: - Private properties -

    private unowned let view: SettingsViewInterface
    private let wireframe: SettingsWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: SettingsViewInterface,
        wireframe: SettingsWireframeInterface
    ) {
        self.view = view
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension SettingsPresenter: SettingsPresenterInterface {

    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput {
        return Settings.ViewInput()
    }

}
