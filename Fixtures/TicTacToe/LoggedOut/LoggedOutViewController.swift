import RIBs
import UIKit

@preconcurrency @MainActor
protocol LoggedOutPresentableListener: AnyObject {
    func logIn(firstName: String, secondName: String)
}

final class LoggedOutViewController:
    UIViewController,
    LoggedOutPresentable,
    LoggedOutViewControllable
{

    weak var listener: LoggedOutPresentableListener?

    let firstNameField = UITextField()
    let secondNameField = UITextField()
    let logInButton = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        firstNameField.placeholder = "Player 1"
        secondNameField.placeholder = "Player 2"
        logInButton.setTitle("Log in", for: .normal)
        logInButton.addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
        view.addRows([firstNameField, secondNameField, logInButton])
    }

    private func logIn() {
        listener?.logIn(firstName: firstNameField.text ?? "", secondName: secondNameField.text ?? "")
    }

}
