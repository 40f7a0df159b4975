import VipergenGenerator

extension BaseTemplates {

    static let interactorInterface = SourceFile(
        "InteractorInterface.swift.mustache",
        literal: #"""
            {{> header}}
            /// What a presenter can ask of every interactor.
            protocol InteractorInterface: AnyObject {
            }
            """#
    )
}
