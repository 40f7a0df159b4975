/// What a presenter can ask of every interactor.
protocol InteractorInterface: AnyObject {
}
