import Foundation

/// What the team wants to know of the screen.
struct LoansEvents {

    private let screen = "Loans"

    func opened() {
        print("opened", screen)
    }
}
