import RIBs

protocol MapDependency: Dependency {
    var mapViewController: MapViewControllable { get }
    // TODO: Declare what this RIB needs and does not make itself.
}

final class MapComponent: Component<MapDependency> {

    fileprivate var mapViewController: MapViewControllable {
        return dependency.mapViewController
    }

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol MapBuildable: Buildable {
    func build(withListener listener: MapListener) -> MapRouting
}

final class MapBuilder: Builder<MapDependency>, MapBuildable {

    func build(withListener listener: MapListener) -> MapRouting {
        let component = MapComponent(dependency: dependency)
        let interactor = MapInteractor()
        interactor.listener = listener
        return MapRouter(
            interactor: interactor,
            viewController: component.mapViewController,
            placeBuilder: PlaceBuilder(dependency: component)
        )
    }

}
