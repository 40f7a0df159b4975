/// What a view controller can ask of every presenter.
@preconcurrency @MainActor
protocol PresenterInterface: AnyObject {
}
