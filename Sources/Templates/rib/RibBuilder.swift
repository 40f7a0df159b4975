import VipergenGenerator

extension RibTemplates {

    static let builder = SourceFile(
        "{{name}}Builder.swift.mustache",
        literal: #"""
            {{> header}}
            import RIBs

            protocol {{name}}Dependency: Dependency {
            {{#view.none}}
                var {{variableName}}ViewController: {{name}}ViewControllable { get }
            {{/view.none}}
                // TODO: Declare what this RIB needs and does not make itself.
            }

            final class {{name}}Component: Component<{{name}}Dependency> {
            {{#view.none}}

                fileprivate var {{variableName}}ViewController: {{name}}ViewControllable {
                    return dependency.{{variableName}}ViewController
                }
            {{/view.none}}

                // TODO: Declare what this RIB and the ones below it share.
            }

            // MARK: - Builder -

            protocol {{name}}Buildable: Buildable {
            {{#root}}
                func build() -> LaunchRouting
            {{/root}}
            {{^root}}
                func build(withListener listener: {{name}}Listener) -> {{name}}Routing
            {{/root}}
            }

            final class {{name}}Builder: Builder<{{name}}Dependency>, {{name}}Buildable {

            {{#root}}
                func build() -> LaunchRouting {
            {{/root}}
            {{^root}}
                func build(withListener listener: {{name}}Listener) -> {{name}}Routing {
            {{/root}}
            {{#view.none}}
                    let component = {{name}}Component(dependency: dependency)
                    let interactor = {{name}}Interactor()
            {{/view.none}}
            {{^view.none}}
            {{^child}}
                    // TODO: Make the component here, which the builders of the RIBs below depend on.
            {{/child}}
            {{^child.isEmpty}}
                    let component = {{name}}Component(dependency: dependency)
            {{/child.isEmpty}}
            {{#view.storyboard}}
                    let viewController = {{name}}ViewController.loadFromStoryboard()
            {{/view.storyboard}}
            {{^view.storyboard}}
                    let viewController = {{name}}ViewController()
            {{/view.storyboard}}
                    let interactor = {{name}}Interactor(presenter: viewController)
            {{/view.none}}
            {{^root}}
                    interactor.listener = listener
            {{/root}}
                    return {{name}}Router(
                        interactor: interactor,
                        viewController: {{#view.none}}component.{{variableName}}ViewController{{/view.none}}{{^view.none}}viewController{{/view.none}}{{^child.isEmpty}},{{/child.isEmpty}}
            {{#child}}
                        {{child.variableName}}Builder: {{child}}Builder(dependency: component){{^isLast}},{{/isLast}}
            {{/child}}
                    )
                }

            }
            """#
    )
}
