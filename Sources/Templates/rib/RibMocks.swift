import VipergenGenerator

extension RibTemplates {

    static let mocks = SourceFile(
        "tests/{{name}}Mocks.swift.mustache",
        literal: #"""
            {{> header}}
            import RIBs
            import RxSwift
            import UIKit
            @testable import {{project}}

            final class {{name}}DependencyMock: {{name}}Dependency {
            {{#view.none}}

                var {{variableName}}ViewController: {{name}}ViewControllable = {{name}}ViewControllableMock()

            {{/view.none}}
            }

            final class {{name}}BuildableMock: {{name}}Buildable {

                private(set) var buildCallCount = 0
            {{#root}}
                var buildHandler: () -> LaunchRouting = { {{name}}RoutingMock() }

                func build() -> LaunchRouting {
                    buildCallCount += 1
                    return buildHandler()
                }
            {{/root}}
            {{^root}}
                private(set) var buildListeners: [{{name}}Listener] = []
                var buildHandler: ({{name}}Listener) -> {{name}}Routing = { _ in {{name}}RoutingMock() }

                func build(withListener listener: {{name}}Listener) -> {{name}}Routing {
                    buildCallCount += 1
                    buildListeners.append(listener)
                    return buildHandler(listener)
                }
            {{/root}}

            }

            final class {{name}}RoutingMock: {{name}}Routing{{#root}}, LaunchRouting{{/root}} {

                var interactable: Interactable = {{name}}InteractableMock()
            {{^view.none}}
                var viewControllable: ViewControllable = {{name}}ViewControllableMock()
            {{/view.none}}
                var children: [Routing] = []
                let lifecycleSubject = PublishSubject<RouterLifecycle>()
                var lifecycle: Observable<RouterLifecycle> { return lifecycleSubject }

                private(set) var loadCallCount = 0
                private(set) var attachChildCallCount = 0
                private(set) var attachedChildren: [Routing] = []
                private(set) var detachChildCallCount = 0
                private(set) var detachedChildren: [Routing] = []
            {{#root}}
                private(set) var launchCallCount = 0
                private(set) var launchWindows: [UIWindow] = []
            {{/root}}
            {{#view.none}}
                private(set) var cleanupViewsCallCount = 0
                var cleanupViewsHandler: () -> Void = {}
            {{/view.none}}

                func load() {
                    loadCallCount += 1
                }

                func attachChild(_ child: Routing) {
                    attachChildCallCount += 1
                    attachedChildren.append(child)
                }

                func detachChild(_ child: Routing) {
                    detachChildCallCount += 1
                    detachedChildren.append(child)
                }
            {{#root}}

                func launch(from window: UIWindow) {
                    launchCallCount += 1
                    launchWindows.append(window)
                }
            {{/root}}
            {{#view.none}}

                func cleanupViews() {
                    cleanupViewsCallCount += 1
                    cleanupViewsHandler()
                }
            {{/view.none}}

            }

            final class {{name}}InteractableMock: {{name}}Interactable {

                weak var router: {{name}}Routing?
            {{^root}}
                weak var listener: {{name}}Listener?
            {{/root}}
                let isActiveSubject = BehaviorSubject(value: false)
                var isActive = false
                var isActiveStream: Observable<Bool> { return isActiveSubject }

                private(set) var activateCallCount = 0
                private(set) var deactivateCallCount = 0

                func activate() {
                    activateCallCount += 1
                }

                func deactivate() {
                    deactivateCallCount += 1
                }

            }

            final class {{name}}ViewControllableMock: {{name}}ViewControllable {

                var uiviewController = UIViewController()

            }
            {{^root}}

            final class {{name}}ListenerMock: {{name}}Listener {
            }
            {{/root}}
            {{^view.none}}

            final class {{name}}PresentableMock: {{name}}Presentable {

                weak var listener: {{name}}PresentableListener?

            }

            final class {{name}}PresentableListenerMock: {{name}}PresentableListener {
            }
            {{/view.none}}
            """#
    )
}
