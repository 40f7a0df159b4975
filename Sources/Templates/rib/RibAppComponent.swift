import VipergenGenerator

extension RibTemplates {

    static let appComponent = SourceFile(
        "AppComponent.swift.mustache",
        literal: #"""
            {{#root}}
            {{> header}}
            import RIBs

            final class AppComponent: Component<EmptyDependency>, {{name}}Dependency {

                init() {
                    super.init(dependency: EmptyComponent())
                }

            }
            {{/root}}
            """#
    )
}
