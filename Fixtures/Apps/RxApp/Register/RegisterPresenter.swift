import Foundation
import RxSwift
import RxCocoa

final class RegisterPresenter {

    // MARK: - Private properties -

    private unowned let view: RegisterViewInterface
    private let formatter: RegisterFormatterInterface
    private let wireframe: RegisterWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: RegisterViewInterface,
        formatter: RegisterFormatterInterface,
        wireframe: RegisterWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension RegisterPresenter: RegisterPresenterInterface {

    func configure(with output: Register.ViewOutput) -> Register.ViewInput {

        let formatterInput = Register.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Register.ViewInput(events: RegisterEvents(
            title: .never(),
            price: .never()
        ), models: formatterOutput)
    }

}
