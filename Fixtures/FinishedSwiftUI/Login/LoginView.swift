import SwiftUI

struct LoginView: View {

    // MARK: - Public properties -

    @Bindable var presenter: LoginPresenter

    // MARK: - Private properties -

    @State private var isPasswordShown = false

    // MARK: - Body -

    var body: some View {
        VStack {
            TextField("E-mail", text: $presenter.email)
            if isPasswordShown {
                TextField("Password", text: $presenter.password)
            } else {
                SecureField("Password", text: $presenter.password)
            }
            Toggle("Show password", isOn: $isPasswordShown)
            Toggle("Remember me", isOn: $presenter.isRemembering)
            action("Log in", presenter.login)
            action("Register", presenter.register)
            if presenter.requestCount > 0 {
                ProgressView()
            }
        }
    }

}

private extension LoginView {

    func action(_ title: LocalizedStringKey, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(title, action: action)
            .disabled(!presenter.areActionsAvailable)
            .opacity(presenter.areActionsAvailable ? 1 : 0.3)
    }

}
