import Testing
import UIKit

@Suite("An alert")
@MainActor
struct UIAlertControllerTests {

    @Test("says what it was made with")
    func says() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        #expect(alert.title == "Title")
        #expect(alert.message == "Message")
        #expect(alert.preferredStyle == .alert)
        #expect(alert.actions.map(\.title) == ["Keep", "Delete"])
        #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    }

    @Test("closes at a tap, then runs the closure of the button that was tapped")
    func tapped() {
        var tapped: [String] = []
        let screen = UIViewController()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let no = UIAlertAction(title: "No", style: .default) { _ in tapped.append("No") }
        let yes = UIAlertAction(title: "Yes", style: .default) { action in
            tapped.append("\(action.title ?? "") \(screen.presentedViewController == nil)")
        }
        alert.addAction(no)
        alert.addAction(yes)
        screen.present(alert, animated: false)
        alert.tap(yes)
        #expect(tapped == ["Yes true"])
    }
}
