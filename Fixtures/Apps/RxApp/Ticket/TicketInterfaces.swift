import UIKit
import RxSwift
import RxCocoa

protocol TicketWireframeInterface: WireframeInterface {
}

protocol TicketViewInterface: ViewInterface {
}

protocol TicketPresenterInterface: PresenterInterface {
    func configure(with output: Ticket.ViewOutput) -> Ticket.ViewInput
}

protocol TicketFormatterInterface: FormatterInterface {
    func format(for input: Ticket.FormatterInput) -> Ticket.FormatterOutput
}

enum Ticket {

    struct ViewOutput {
        let actions: TicketActions
    }

    struct ViewInput {
        let events: TicketEvents
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct TicketActions {
    let scan: Observable<[String: Int]>
}

struct TicketEvents {
    let code: Driver<String>
}
