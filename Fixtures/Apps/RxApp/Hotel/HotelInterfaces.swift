import UIKit
import RxSwift
import RxCocoa

protocol HotelWireframeInterface: WireframeInterface {
    func navigateToBooking()
}

protocol HotelViewInterface: ViewInterface {
}

protocol HotelPresenterInterface: PresenterInterface {
    func configure(with output: Hotel.ViewOutput) -> Hotel.ViewInput
}

protocol HotelFormatterInterface: FormatterInterface {
    func format(for input: Hotel.FormatterInput) -> Hotel.FormatterOutput
}

protocol HotelInteractorInterface: InteractorInterface {
}

enum Hotel {

    struct ViewOutput {
    }

    struct ViewInput {
        let events: HotelEvents
        let models: FormatterOutput
    }

    struct FormatterInput {
    }

    struct FormatterOutput {
    }

}

struct HotelEvents {
    let title: Driver<String>
    let price: Driver<String?>
}
