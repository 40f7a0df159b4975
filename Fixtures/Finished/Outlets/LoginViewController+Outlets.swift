import UIKit

#if !canImport(ObjectiveC)
extension LoginViewController {

    /// Connects what Interface Builder's document connects where there is an Objective-C runtime. For before the view is
    /// loaded.
    func connectOutlets() {
        emailTextField = UITextField()
        passwordTextField = UITextField()
        showPasswordButton = UIButton()
        rememberMeButton = UIButton()
        loginButton = UIButton()
        registerButton = UIButton()
    }

}
#endif
