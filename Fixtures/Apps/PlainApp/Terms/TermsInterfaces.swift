import UIKit

protocol TermsWireframeInterface: WireframeInterface {
    func navigateToWelcome()
    func navigateToAbout()
}

protocol TermsViewInterface: ViewInterface {
}

@MainActor
protocol TermsPresenterInterface: PresenterInterface {
    func loadTerms()
    func accept()
}

@MainActor
protocol TermsInteractorInterface: InteractorInterface {
    func loadTerms() async throws -> String
    func accept() async throws
}
