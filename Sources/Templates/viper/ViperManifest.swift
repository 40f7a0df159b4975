import VipergenGenerator

extension ViperTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "viper",
              "description": "A VIPER module, as the VIPER RxModule guide has it",
              "base": "base",
              "options": [
                {"name": "rx", "type": "flag", "default": false, "help": "bind view and presenter with RxSwift"},
                {"name": "formatter", "type": "flag", "default": false, "help": "add a formatter, which turns models into what is shown"},
                {"name": "interactor", "type": "flag", "default": true, "help": "add an interactor, which does the work"},
                {
                  "name": "view",
                  "type": "choice",
                  "values": ["storyboard", "xib", "code"],
                  "default": "storyboard",
                  "help": "where the view comes from"
                }
              ],
              "reserved": []
            }
            """#
    )
}
