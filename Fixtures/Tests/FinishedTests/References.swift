import RxSwift
import UIKit

/// Weak references to a screen, and to what its module is made of.
@MainActor
struct References {

    private struct Reference {
        let name: String
        weak var object: AnyObject?
    }

    private let all: [Reference]

    /// - Parameter screen: a view controller that stores its module's `presenter`, as all of them do.
    init(to screen: UIViewController) {
        let ofScreen = Self.parts(of: screen, named: "screen")
        let presenter = ofScreen.first { $0.name == "screen.presenter" }
        let ofPresenter = presenter?.object.map { Self.parts(of: $0, named: "presenter") } ?? []
        all = [Reference(name: "screen", object: screen)] + ofScreen + ofPresenter
    }

    /// The names of what is still there.
    var living: [String] { all.filter { $0.object != nil }.map(\.name) }

    private static func parts(of object: AnyObject, named name: String) -> [Reference] {
        Mirror(reflecting: object).children.compactMap { label, value in
            // A presenter's view is the screen, which it does not own.
            guard let label, label != "view", type(of: value) is AnyClass || label == "presenter" else { return nil }
            return Reference(name: "\(name).\(label)", object: value as AnyObject)
        }
    }
}
