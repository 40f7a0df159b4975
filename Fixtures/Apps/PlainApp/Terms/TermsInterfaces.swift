import UIKit

protocol TermsWireframeInterface: WireframeInterface {
    func navigateToWelcome()
    func navigateToAbout()
}

protocol TermsViewInterface: ViewInterface {
    func show(loadTerms result: Result<String, any Error>)
    func show(accept result: Result<Void, any Error>)
}

@preconcurrency @MainActor
protocol TermsPresenterInterface: PresenterInterface {
    func loadTerms()
    func accept()
}

@preconcurrency @MainActor
protocol TermsInteractorInterface: InteractorInterface {
    func loadTerms() async throws -> String
    func accept() async throws
}
