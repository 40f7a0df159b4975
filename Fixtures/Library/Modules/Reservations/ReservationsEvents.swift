import Foundation

/// What the team wants to know of the screen.
struct ReservationsEvents {

    private let screen = "Reservations"

    func opened() {
        print("opened", screen)
    }
}
