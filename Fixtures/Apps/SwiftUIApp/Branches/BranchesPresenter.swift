import Foundation
import Combine

final class BranchesPresenter: ObservableObject {

    // MARK: - Private properties -

    private let formatter: BranchesFormatterInterface
    private let interactor: BranchesInteractorInterface
    private let wireframe: BranchesWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: BranchesFormatterInterface,
        interactor: BranchesInteractorInterface,
        wireframe: BranchesWireframeInterface
    ) {
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}
