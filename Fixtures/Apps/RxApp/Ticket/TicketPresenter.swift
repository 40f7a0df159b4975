import Foundation
import RxSwift
import RxCocoa

final class TicketPresenter {

    // MARK: - Private properties -

    private unowned let view: TicketViewInterface
    private let formatter: TicketFormatterInterface
    private let wireframe: TicketWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: TicketViewInterface,
        formatter: TicketFormatterInterface,
        wireframe: TicketWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension TicketPresenter: TicketPresenterInterface {

    func configure(with output: Ticket.ViewOutput) -> Ticket.ViewInput {

        let formatterInput = Ticket.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Ticket.ViewInput(events: TicketEvents(
            code: .never()
        ), models: formatterOutput)
    }

}
