import Foundation

/// What the team wants to know of the screen.
struct FinesEvents {

    private let screen = "Fines"

    func opened() {
        print("opened", screen)
    }
}
