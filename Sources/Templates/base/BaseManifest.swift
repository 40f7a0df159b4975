import VipergenGenerator

extension BaseTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "base",
              "description": "The base files that modules of 'viper' need: written once per app, by 'vipergen init'",
              "options": [
                {
                  "name": "view",
                  "type": "choice",
                  "values": ["storyboard", "xib", "code", "swiftui"],
                  "default": "storyboard",
                  "help": "where the views come from: those of SwiftUI need a controller that hosts them"
                }
              ]
            }
            """#
    )
}
