/// The view of a RIB, as its interactor knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Presentable: AnyObject {}

/// The interactor of a RIB that owns its view.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class PresentableInteractor<PresenterType>: Interactor {
    /// The view, which the interactor keeps alive.
    public let presenter: PresenterType

    /// An inactive interactor that shows what it does through `presenter`.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
