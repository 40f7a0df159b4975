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

            final class {{name}}Router:
            {{#view.none}}
                Router<{{name}}Interactable>,
            {{/view.none}}
            {{^view.none}}
                {{#root}}LaunchRouter{{/root}}{{^root}}ViewableRouter{{/root}}<{{name}}Interactable, {{name}}ViewControllable>,
            {{/view.none}}
                {{name}}Routing
            {

            {{#view.none}}
                private let viewController: {{name}}ViewControllable
            {{^child}}

            {{/child}}
            {{/view.none}}
            {{#child}}
                private let {{child.variableName}}Builder: {{child}}Buildable
            {{#isLast}}

            {{/isLast}}
            {{/child}}
            {{^child}}
                // TODO: Take the builders of the RIBs below.
            {{/child}}
                {{^view.none}}{{^child}}override {{/child}}{{/view.none}}init(
                    interactor: {{name}}Interactable,
                    viewController: {{name}}ViewControllable{{^child.isEmpty}},{{/child.isEmpty}}
            {{#child}}
                    {{child.variableName}}Builder: {{child}}Buildable{{^isLast}},{{/isLast}}
            {{/child}}
                ) {
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
