import Foundation

/// What the team wants to know of the screen.
struct ScannerEvents {

    private let screen = "Scanner"

    func opened() {
        print("opened", screen)
    }
}
