import Testing
import UIKit

/// What a person does with a screen.
@MainActor
enum Person {

    /// Types a text in place of the one that is there.
    static func types(_ text: String, into field: UITextField) {
        field.text = text
        field.sendActions(for: .editingChanged)
    }

    /// Taps a button, which must be enabled: what is disabled cannot be tapped.
    static func taps(_ button: UIButton, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(button.isEnabled, sourceLocation: sourceLocation)
        button.sendActions(for: .touchUpInside)
    }

    /// The spinners over a screen.
    static func spinners(on screen: UIViewController) -> [UIActivityIndicatorView] {
        screen.view.subviews.compactMap { $0 as? UIActivityIndicatorView }
    }
}
