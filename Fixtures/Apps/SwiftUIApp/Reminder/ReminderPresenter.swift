import Combine

final class ReminderPresenter: ObservableObject {

    // MARK: - Private properties -

    private let formatter: any ReminderFormatterInterface
    private let wireframe: any ReminderWireframeInterface

    // MARK: - Lifecycle -

    init(
        formatter: any ReminderFormatterInterface,
        wireframe: any ReminderWireframeInterface
    ) {
        self.formatter = formatter
        self.wireframe = wireframe
    }
}
