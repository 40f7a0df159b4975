@testable import RxApp

final class TicketViewMock: TicketViewInterface {

    private(set) var showProgressHUDCallCount = 0
    private(set) var hideProgressHUDCallCount = 0

    func showProgressHUD() {
        showProgressHUDCallCount += 1
    }

    func hideProgressHUD() {
        hideProgressHUDCallCount += 1
    }

}

final class TicketWireframeMock: TicketWireframeInterface {

    private(set) var alerts: [(title: String?, message: String?)] = []

    func showAlert(with title: String?, message: String?) {
        alerts.append((title, message))
    }

}

final class TicketFormatterMock: TicketFormatterInterface {

    private(set) var inputs: [Ticket.FormatterInput] = []
    var output = Ticket.FormatterOutput()

    func format(for input: Ticket.FormatterInput) -> Ticket.FormatterOutput {
        inputs.append(input)
        return output
    }

}
