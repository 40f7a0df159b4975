import VipergenGenerator

extension MvvmBaseTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "mvvm-base",
              "description": "The base files that modules of 'mvvm' need: written once per app, by 'vipergen init'",
              "options": [],
              "types": ["AnyRoute"]
            }
            """#
    )
}
