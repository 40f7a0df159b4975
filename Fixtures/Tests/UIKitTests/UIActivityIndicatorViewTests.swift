import Testing
import UIKit

@Suite("A spinner")
@MainActor
struct UIActivityIndicatorViewTests {

    @Test("turns once it is told to")
    func turns() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.style == .large)
        #expect(!spinner.isAnimating)
        spinner.startAnimating()
        #expect(spinner.isAnimating)
    }
}
