import UIKit
import RxSwift
import RxCocoa

protocol BookingWireframeInterface: WireframeInterface {
    func navigateToLogin()
    func navigateToCheckout()
}

protocol BookingViewInterface: ViewInterface {
}

protocol BookingPresenterInterface: PresenterInterface {
    func configure(with output: Booking.ViewOutput) -> Booking.ViewInput
}

protocol BookingInteractorInterface: InteractorInterface {
}

enum Booking {

    struct ViewOutput {
    }

    struct ViewInput {
        let events: BookingEvents
    }

}

struct BookingEvents {
    let title: Driver<String>
    let isDone: Signal<Bool>
}
