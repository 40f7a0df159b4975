import Foundation
import Combine

final class AdvicePresenter: ObservableObject {

    // MARK: - Private properties -

    private let wireframe: AdviceWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: AdviceWireframeInterface
    ) {
        self.wireframe = wireframe
    }
}
