/// The view of a RIB, as its interactor knows it.
@preconcurrency @MainActor public protocol Presentable: AnyObject {}

/// The interactor of a RIB that owns its view.
@preconcurrency @MainActor open class PresentableInteractor<PresenterType>: Interactor {
    /// The view, which the interactor keeps alive.
    public let presenter: PresenterType

    /// An inactive interactor that shows what it does through `presenter`.
    public init(presenter: PresenterType) {
        self.presenter = presenter
    }
}
