import Testing
import UIKit

@Suite("A button")
@MainActor
struct UIButtonTests {

    private let button = UIButton()

    @Test("says nothing at first")
    func first() {
        #expect(button.title(for: .normal) == nil)
        #expect(button.title(for: .disabled) == nil)
    }

    @Test("says its normal title in every state that has none of its own")
    func titles() {
        button.setTitle("Send", for: .normal)
        #expect(button.title(for: .disabled) == "Send")
        button.setTitle("Wait", for: .disabled)
        #expect(button.title(for: .normal) == "Send")
        #expect(button.title(for: .disabled) == "Wait")
        button.setTitle(nil, for: .disabled)
        #expect(button.title(for: .disabled) == "Send")
    }
}
