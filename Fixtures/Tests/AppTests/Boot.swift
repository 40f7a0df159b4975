import UIKit

/// What became of a module that was pushed on a navigation controller, and popped.
@MainActor
struct Boot {

    /// The parts that were there while it was shown, by the names of their classes.
    let parts: Set<String>

    /// Those of them that are still there after the pop.
    let leaks: Set<String>

    /// Pushes the module, and pops it.
    ///
    /// - Parameters:
    ///   - make: Makes the wireframe.
    ///   - push: Pushes the wireframe's screen, and returns it.
    ///   - presenter: The presenter of a screen.
    init<Wireframe: AnyObject, Screen: UIViewController>(
        _ make: () -> Wireframe,
        push: (Wireframe, UINavigationController) -> Screen?,
        presenter: (Screen) -> AnyObject
    ) {
        let navigationController = UINavigationController(rootViewController: UIViewController())
        navigationController.loadViewIfNeeded()
        var references: [Reference] = []
        do {
            let wireframe = make()
            guard let screen = push(wireframe, navigationController), screen.isViewLoaded else {
                preconditionFailure("The view of a screen that is on top must be loaded.")
            }
            let presenter = presenter(screen)
            // The wireframe, and whatever else the presenter holds; its view is the screen. A request of it holds nothing yet.
            let others = Mirror(reflecting: presenter).children.filter { child in
                child.label != "view" && Mirror(reflecting: child.value).displayStyle != .optional
            }
            references = ([screen, presenter] + others.map { $0.value as AnyObject }).map(Reference.init)
        }
        parts = Self.names(of: references)
        navigationController.popViewController(animated: false)
        leaks = Self.names(of: references)
    }

    private static func names(of references: [Reference]) -> Set<String> {
        Set(references.filter { $0.object != nil }.map(\.name))
    }

    /// An object that is not kept alive.
    private struct Reference {

        let name: String
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) {
            name = String(describing: type(of: object))
            self.object = object
        }
    }
}
