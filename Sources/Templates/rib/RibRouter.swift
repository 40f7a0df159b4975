import VipergenGenerator

extension RibTemplates {

    static let router = SourceFile(
        "{{name}}Router.swift.mustache",
        literal: #"""
            {{> header}}
            import RIBs

            protocol {{name}}Interactable: Interactable {
                var router: {{name}}Routing? { get set }
            {{^root}}
                var listener: {{name}}Listener? { get set }
            {{/root}}
            }

            protocol {{name}}ViewControllable: ViewControllable {
                // TODO: Declare how the router shows and hides the views of the RIBs below.
            }

            {{#view.none}}
            final class {{name}}Router: Router<{{name}}Interactable>, {{name}}Routing {

                private let viewController: {{name}}ViewControllable

                // TODO: Take the builders of the RIBs below.
                init(interactor: {{name}}Interactable, viewController: {{name}}ViewControllable) {
                    self.viewController = viewController
                    super.init(interactor: interactor)
                    interactor.router = self
                }

                func cleanupViews() {
                    // TODO: Take away what this RIB has put into the view controller, which is not its own.
                }

            }
            {{/view.none}}
            {{^view.none}}
            final class {{name}}Router: {{#root}}LaunchRouter{{/root}}{{^root}}ViewableRouter{{/root}}<{{name}}Interactable, {{name}}ViewControllable>, {{name}}Routing {

                // TODO: Take the builders of the RIBs below.
                override init(interactor: {{name}}Interactable, viewController: {{name}}ViewControllable) {
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }

            }
            {{/view.none}}
            """#
    )
}
