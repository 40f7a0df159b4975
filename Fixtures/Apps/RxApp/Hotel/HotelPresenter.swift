import Foundation
import RxSwift
import RxCocoa

@preconcurrency @MainActor
final class HotelPresenter {

    // MARK: - Private properties -

    private unowned let view: HotelViewInterface
    private let formatter: HotelFormatterInterface
    private let interactor: HotelInteractorInterface
    private let wireframe: HotelWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: HotelViewInterface,
        formatter: HotelFormatterInterface,
        interactor: HotelInteractorInterface,
        wireframe: HotelWireframeInterface
    ) {
        self.view = view
        self.formatter = formatter
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension HotelPresenter: HotelPresenterInterface {

    func configure(with output: Hotel.ViewOutput) -> Hotel.ViewInput {

        let formatterInput = Hotel.FormatterInput()

        let formatterOutput = formatter.format(for: formatterInput)

        return Hotel.ViewInput(events: HotelEvents(
            title: .never(),
            price: .never()
        ), models: formatterOutput)
    }

}
