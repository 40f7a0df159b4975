import Foundation
import RxSwift
import RxCocoa

// @preconcurrency: code in the Swift 5 mode may call it without being on the main actor.
@preconcurrency @MainActor
final class BookingPresenter {

    // MARK: - Private properties -

    private unowned let view: BookingViewInterface
    private let interactor: BookingInteractorInterface
    private let wireframe: BookingWireframeInterface

    // MARK: - Lifecycle -

    init(
        view: BookingViewInterface,
        interactor: BookingInteractorInterface,
        wireframe: BookingWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

// MARK: - Extensions -

extension BookingPresenter: BookingPresenterInterface {

    func configure(with output: Booking.ViewOutput) -> Booking.ViewInput {
        return Booking.ViewInput(events: BookingEvents(
            title: .never(),
            isDone: .never()
        ))
    }

}
