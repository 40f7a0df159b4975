import RIBs

protocol ShareDependency: Dependency {
    var shareViewController: ShareViewControllable { get }
    // TODO: Declare what this RIB needs and does not make itself.
}

final class ShareComponent: Component<ShareDependency> {

    fileprivate var shareViewController: ShareViewControllable {
        return dependency.shareViewController
    }

    // TODO: Declare what this RIB and the ones below it share.
}

// MARK: - Builder -

protocol ShareBuildable: Buildable {
    func build(withListener listener: ShareListener) -> ShareRouting
}

final class ShareBuilder: Builder<ShareDependency>, ShareBuildable {

    func build(withListener listener: ShareListener) -> ShareRouting {
        let component = ShareComponent(dependency: dependency)
        let interactor = ShareInteractor()
        interactor.listener = listener
        return ShareRouter(
            interactor: interactor,
            viewController: component.shareViewController,
            contactBuilder: ContactBuilder(dependency: component)
        )
    }

}
