import UIKit

protocol StatementWireframeInterface: WireframeInterface {
    func navigateToReceipt()
}

protocol StatementViewInterface: ViewInterface {
    func show(loadStatement result: Result<String, any Error>)
}

@MainActor
protocol StatementPresenterInterface: PresenterInterface {
    func loadStatement()
}

protocol StatementFormatterInterface: FormatterInterface {
}

@MainActor
protocol StatementInteractorInterface: InteractorInterface {
    func loadStatement() async throws -> String
}
