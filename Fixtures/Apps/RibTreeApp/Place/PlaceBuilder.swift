import RIBs

protocol PlaceDependency: Dependency {
    // TODO: Declare what this RIB needs and does not make itself.
}

final class PlaceComponent: Component<PlaceDependency> {

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol PlaceBuildable: Buildable {
    func build(withListener listener: PlaceListener) -> PlaceRouting
}

final class PlaceBuilder: Builder<PlaceDependency>, PlaceBuildable {

    func build(withListener listener: PlaceListener) -> PlaceRouting {
        let component = PlaceComponent(dependency: dependency)
        let viewController = PlaceViewController()
        let interactor = PlaceInteractor(presenter: viewController)
        interactor.listener = listener
        return PlaceRouter(
            interactor: interactor,
            viewController: viewController,
            personBuilder: PersonBuilder(dependency: component)
        )
    }

}
