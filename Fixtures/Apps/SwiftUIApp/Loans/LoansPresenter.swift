import Foundation
import Combine

final class LoansPresenter: ObservableObject {

    // MARK: - Private properties -

    private let formatter: LoansFormatterInterface
    private let interactor: LoansInteractorInterface
    private let wireframe: LoansWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: LoansFormatterInterface,
        interactor: LoansInteractorInterface,
        wireframe: LoansWireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
