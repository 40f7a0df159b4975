import VipergenGenerator

extension RibTemplates {

    static let componentExtension = SourceFile(
        "{{parent}}Component+{{name}}.swift.mustache",
        literal: #"""
            {{#parent}}
            {{> header}}
            import RIBs

            extension {{parent}}Component: {{name}}Dependency {
            {{#view.none}}

                var {{variableName}}ViewController: {{name}}ViewControllable {
                    // TODO: Return the view controller that the views of {{name}} go into.
                    fatalError("{{parent}}Component has no view controller for {{name}} yet.")
                }
            {{/view.none}}

                // TODO: Give what {{name}} needs.
            }
            {{/parent}}
            """#
    )
}
