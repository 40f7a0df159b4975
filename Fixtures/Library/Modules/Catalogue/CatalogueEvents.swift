import Foundation

/// What the team wants to know of the screen.
struct CatalogueEvents {

    private let screen = "Catalogue"

    func opened() {
        print("opened", screen)
    }
}
