import UIKit

extension LoginViewController {

    /// Connects what Interface Builder's document connects in an app: the stand-ins do not read such documents. For before
    /// the view is loaded.
    func connectOutlets() {
        emailTextField = UITextField()
        passwordTextField = UITextField()
        showPasswordButton = UIButton()
        rememberMeButton = UIButton()
        loginButton = UIButton()
        registerButton = UIButton()
    }

}
