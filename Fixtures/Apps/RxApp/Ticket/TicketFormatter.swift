import UIKit
import RxSwift
import RxCocoa

final class TicketFormatter {
}

// MARK: - Extensions -

extension TicketFormatter: TicketFormatterInterface {

    func format(for input: Ticket.FormatterInput) -> Ticket.FormatterOutput {
        return Ticket.FormatterOutput()
    }

}
