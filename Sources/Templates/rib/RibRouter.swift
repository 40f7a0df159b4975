import VipergenGenerator

extension RibTemplates {

    static let router = SourceFile(
        "{{name}}Router.swift.mustache",
        literal: #"""
            {{> header}}
            import RIBs

            protocol {{name}}Interactable: Interactable{{#child}}, {{child}}Listener{{/child}} {
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
            {{#child}}
                private let {{child.variableName}}Builder: {{child}}Buildable
            {{/child}}

            {{/view.none}}
            {{^view.none}}
            final class {{name}}Router: {{#root}}LaunchRouter{{/root}}{{^root}}ViewableRouter{{/root}}<{{name}}Interactable, {{name}}ViewControllable>, {{name}}Routing {

            {{#child}}
                private let {{child.variableName}}Builder: {{child}}Buildable
            {{#isLast}}

            {{/isLast}}
            {{/child}}
            {{/view.none}}
            {{^child}}
                // TODO: Take the builders of the RIBs below.
                {{^view.none}}override {{/view.none}}init(interactor: {{name}}Interactable, viewController: {{name}}ViewControllable) {
            {{/child}}
            {{^child.isEmpty}}
                init(
                    interactor: {{name}}Interactable,
                    viewController: {{name}}ViewControllable,
            {{#child}}
                    {{child.variableName}}Builder: {{child}}Buildable{{^isLast}},{{/isLast}}
            {{/child}}
                ) {
            {{/child.isEmpty}}
            {{#view.none}}
                    self.viewController = viewController
            {{/view.none}}
            {{#child}}
                    self.{{child.variableName}}Builder = {{child.variableName}}Builder
            {{/child}}
                    super.init(interactor: interactor{{^view.none}}, viewController: viewController{{/view.none}})
                    interactor.router = self
                }
            {{#view.none}}

                func cleanupViews() {
                    // TODO: Take away what this RIB has put into the view controller, which is not its own.
                }
            {{/view.none}}

            }
            """#
    )
}
