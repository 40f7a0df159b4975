import Testing
import UIKit

@Suite("A text field")
@MainActor
struct UITextFieldTests {

    @Test("has a text, empty at first and where there was nil")
    func neverNil() {
        let field = UITextField()
        #expect(field.text == "")
        field.text = "text"
        #expect(field.text == "text")
        field.text = nil
        #expect(field.text == "")
    }

    @Test("keeps what it shows while it is empty apart from its text")
    func placeholder() {
        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.placeholder == "Name")
        #expect(field.text == "")
    }

    @Test("sends nothing when a program sets its text")
    func silent() {
        var count = 0
        let field = UITextField()
        field.addAction(UIAction { _ in count += 1 }, for: [.allEditingEvents, .valueChanged])
        field.text = "text"
        #expect(count == 0)
    }
}
