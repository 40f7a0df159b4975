import Foundation

/// What the team wants to know of the screen.
struct SearchEvents {

    private let screen = "Search"

    func opened() {
        print("opened", screen)
    }

    func searched(_ text: String) {
        print("searched", screen, text.count)
    }
}
