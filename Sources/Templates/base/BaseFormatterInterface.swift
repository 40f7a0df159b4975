import VipergenGenerator

extension BaseTemplates {

    static let formatterInterface = SourceFile(
        "FormatterInterface.swift.mustache",
        literal: #"""
            {{> header}}
            /// What a presenter can ask of every formatter.
            protocol FormatterInterface: AnyObject {
            }
            """#
    )
}
