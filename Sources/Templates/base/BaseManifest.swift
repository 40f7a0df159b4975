import VipergenGenerator

extension BaseTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "base",
              "description": "What the modules of 'viper' stand on: written once per app, by 'vipergen init'"
            }
            """#
    )
}
