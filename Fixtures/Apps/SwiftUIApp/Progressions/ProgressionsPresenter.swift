import Foundation
import Observation

@MainActor
@Observable
final class ProgressionsPresenter {

    // MARK: - Private properties -

    private let formatter: ProgressionsFormatterInterface
    private let wireframe: ProgressionsWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: ProgressionsFormatterInterface,
        wireframe: ProgressionsWireframeInterface
    ) {
        self.formatter = formatter
        self.wireframe = wireframe
    }
}
