import Combine

final class ReminderPresenter: ObservableObject {

    // MARK: - Private properties -

    private let formatter: ReminderFormatterInterface
    private let wireframe: ReminderWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: ReminderFormatterInterface,
        wireframe: ReminderWireframeInterface
    ) {
        self.formatter = formatter
        self.wireframe = wireframe
    }
}
