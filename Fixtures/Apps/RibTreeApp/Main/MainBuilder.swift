import RIBs

protocol MainDependency: Dependency {
    var mainViewController: MainViewControllable { get }
    // TODO: Declare what this RIB needs and does not make itself.
}

final class MainComponent: Component<MainDependency> {

    fileprivate var mainViewController: MainViewControllable {
        return dependency.mainViewController
    }

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol MainBuildable: Buildable {
    func build(withListener listener: MainListener) -> MainRouting
}

final class MainBuilder: Builder<MainDependency>, MainBuildable {

    func build(withListener listener: MainListener) -> MainRouting {
        let component = MainComponent(dependency: dependency)
        let interactor = MainInteractor()
        interactor.listener = listener
        return MainRouter(
            interactor: interactor,
            viewController: component.mainViewController,
            feedBuilder: FeedBuilder(dependency: component),
            mapBuilder: MapBuilder(dependency: component)
        )
    }

}
