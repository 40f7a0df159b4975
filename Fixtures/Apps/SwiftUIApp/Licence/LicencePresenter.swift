import Foundation
import Observation

@MainActor
@Observable
final class LicencePresenter {

    // MARK: - Private properties -

    private let wireframe: LicenceWireframeInterface

    // MARK: - Lifecycle -

    init(
        wireframe: LicenceWireframeInterface
    ) {
        self.wireframe = wireframe
    }
}
