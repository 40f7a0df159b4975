import VipergenGenerator

extension BaseTemplates {

    static let presenterInterface = SourceFile(
        "PresenterInterface.swift.mustache",
        literal: #"""
            {{> header}}
            /// What a view controller can ask of every presenter.
            @preconcurrency @MainActor
            protocol PresenterInterface: AnyObject {
            }
            """#
    )
}
