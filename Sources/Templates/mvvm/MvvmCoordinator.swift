import VipergenGenerator

extension MvvmTemplates {

    static let coordinator = SourceFile(
        "{{name}}Coordinator.swift.mustache",
        literal: #"""
            {{^route.isEmpty}}
            {{> header}}
            import Observation

            @MainActor
            @Observable
            final class {{name}}Coordinator {

                enum Destination: Hashable {
            {{#route}}
                    case {{route.variableName}}View
            {{/route}}
                }

                /// The views above {{name}}View, the visible one last.
                var path: [Destination] = []
            }
            {{/route.isEmpty}}
            """#
    )
}
