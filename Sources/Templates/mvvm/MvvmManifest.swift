import VipergenGenerator

extension MvvmTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "mvvm",
              "description": "A SwiftUI screen: view, observable view model, async service, and the route that leads to it",
              "base": "mvvm-base",
              "options": [
                {
                  "name": "service",
                  "type": "flag",
                  "default": true,
                  "help": "add an async service, from which the view model loads its content"
                },
                {
                  "name": "route",
                  "type": "list",
                  "is": "typeName",
                  "distinct": true,
                  "examples": ["Settings", "Orders"],
                  "help": "a module that this one leads to; its view model asks the coordinator for it"
                }
              ],
              "types": [
                {"names": ["{{name}}Content", "Live{{name}}Service"], "when": "service"}
              ],
              "reserved": [
                {"names": ["UI"], "because": "its view would be called UIView"},
                {
                  "names": [
                    "ContentUnavailable", "Empty", "Equatable", "HSplit", "Navigation", "NavigationSplit",
                    "Progress", "Scroll", "Subscription", "Tab", "Timeline", "Tuple", "VSplit"
                  ],
                  "because": "its view would have the name of one of SwiftUI's"
                },
                {"names": ["Flow"], "because": "the base files have a FlowView"},
                {"names": ["Net"], "when": "service", "because": "Foundation has a class NetService"}
              ]
            }
            """#
    )
}
