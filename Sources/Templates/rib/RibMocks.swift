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

                var {{variableName}}ViewController: any {{name}}ViewControllable = {{name}}ViewControllableMock()

            {{/view.none}}
            }

            {{^root}}
            final class {{name}}BuildableMock: {{name}}Buildable {

                private(set) var buildListeners: [any {{name}}Listener] = []
                var buildHandler: (any {{name}}Listener) -> any {{name}}Routing = { _ in {{name}}RoutingMock() }

                func build(withListener listener: any {{name}}Listener) -> any {{name}}Routing {
                    buildListeners.append(listener)
                    return buildHandler(listener)
                }

            }

            final class {{name}}RoutingMock: {{name}}Routing {

                var interactable: any Interactable = {{name}}InteractableMock()
            {{^view.none}}
                var viewControllable: any ViewControllable = {{name}}ViewControllableMock()
            {{/view.none}}
                var children: [any Routing] = []
                var lifecycle: Observable<RouterLifecycle> = .never()

                private(set) var attachedChildren: [any Routing] = []
                private(set) var detachedChildren: [any Routing] = []
            {{#view.none}}
                private(set) var cleanupViewsCallCount = 0
            {{/view.none}}

                func load() {
                }

                func attachChild(_ child: any Routing) {
                    attachedChildren.append(child)
                }

                func detachChild(_ child: any Routing) {
                    detachedChildren.append(child)
                }
            {{#view.none}}

                func cleanupViews() {
                    cleanupViewsCallCount += 1
                }
            {{/view.none}}

            }

            {{/root}}
            final class {{name}}InteractableMock: {{name}}Interactable {

                weak var router: (any {{name}}Routing)?
            {{^root}}
                weak var listener: (any {{name}}Listener)?
            {{/root}}
                private(set) var isActive = false
                var isActiveStream: Observable<Bool> = .never()

                func activate() {
                    isActive = true
                }

                func deactivate() {
                    isActive = false
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

                weak var listener: (any {{name}}PresentableListener)?

            }
            {{/view.none}}
            """#
    )
}
