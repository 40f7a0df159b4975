import Testing

@testable import VipergenGenerator

/// A merge of Swift that people write, whose second run is checked, too.
struct ThreeTexts {

    let merge: Merge

    init(_ base: String, yours: String, templates: String, _ location: SourceLocation = #_sourceLocation) {
        merge = Merge(base: base, yours: yours, templates: templates)
        guard !merge.hasConflicts else { return }
        let again = Merge(base: base, yours: merge.text, templates: templates)
        #expect(again.text == merge.text, "a second run changes the result", sourceLocation: location)
        #expect(!again.hasConflicts, "a second run has a conflict", sourceLocation: location)
    }

    /// - Parameter edits: texts that are replaced, each with its replacement. Each must be there.
    static func edited(_ text: String, _ edits: (String, String)...) -> String {
        edits.reduce(text) { text, edit in
            precondition(text.contains(edit.0), "\(edit.0) is not there")
            return text.replacing(edit.0, with: edit.1, maxReplacements: 1)
        }
    }

    /// Merges three bodies of one method.
    static func inMethod(_ base: String, yours: String, templates: String) -> Merge {
        func method(_ body: String) -> String {
            let lines = body.split(separator: "\n").map { "        \($0)\n" }.joined()
            return "final class HomePresenter {\n    func show(_ state: State) {\n\(lines)    }\n}\n"
        }
        return ThreeTexts(method(base), yours: method(yours), templates: method(templates)).merge
    }

    /// Merges ``presenter`` with edits of both sides.
    static func merge(_ yours: (String, String)..., templates: (String, String)...) -> Merge {
        let own = yours.reduce(presenter) { edited($0, $1) }
        let new = templates.reduce(presenter) { edited($0, $1) }
        return ThreeTexts(presenter, yours: own, templates: new).merge
    }

    static let presenter = """
        //  LoginPresenter.swift
        //  Created by Ann on 27.11.2026.

        import UIKit

        protocol LoginView: AnyObject {
            func show(_ title: String)
        }

        /// Presents the login.
        final class LoginPresenter: Presenter {

            weak var view: LoginView?
            private let router: LoginRouter

            // MARK: - Life cycle

            init(router: LoginRouter) {
                self.router = router
                super.init()
                start()
            }

            func close() {
                router.close()
                log("close")
            }

            func reload() {
                guard let view else { return }
                view.show("Login")
                service.load(id: 1, animated: true)
            }
        }

        extension LoginPresenter: LoginOutput {

            func didTap() {
                router.showDetail()
            }
        }

        """
}
