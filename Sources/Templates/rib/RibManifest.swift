import VipergenGenerator

extension RibTemplates {

    static let manifest = SourceFile(
        "template.json",
        literal: #"""
            {
              "name": "rib",
              "description": "A RIB: builder, interactor, router, and a view controller if it owns a view",
              "options": [
                {
                  "name": "view",
                  "type": "choice",
                  "values": ["code", "xib", "storyboard", "swiftui", "none"],
                  "default": "code",
                  "help": "where the view comes from; swiftui needs iOS 17, none is for a RIB without a view"
                },
                {"name": "root", "type": "flag", "default": false, "help": "the app's first RIB, which is launched"},
                {
                  "name": "parent",
                  "type": "text",
                  "is": "typeName",
                  "distinct": true,
                  "example": "Root",
                  "help": "the RIB above, whose component is extended to give what this one needs"
                },
                {
                  "name": "child",
                  "type": "list",
                  "is": "typeName",
                  "distinct": true,
                  "examples": ["OffGame", "TicTacToe"],
                  "help": "a RIB below, whose builder the router is given"
                }
              ],
              "types": [
                "{{name}}Buildable", "{{name}}Component", "{{name}}Dependency", "{{name}}Interactable", "{{name}}Routing",
                "{{name}}Presentable", "{{name}}PresentableListener", "{{name}}ViewControllable",
                "{{name}}DependencyMock", "{{name}}InteractableMock", "{{name}}PresentableMock", "{{name}}ViewControllableMock",
                {
                  "names": ["{{name}}Listener", "{{name}}BuildableMock", "{{name}}ListenerMock", "{{name}}RoutingMock"],
                  "when": "no-root"
                },
                {"names": ["{{name}}ViewState"], "when": "view.swiftui"}
              ],
              "members": [
                {"in": "the app", "names": ["{{name}}PresentableListener"]},
                {"in": "the app", "for": "child", "names": ["{{child}}Listener"]},
                {"in": "the parent", "names": ["{{variableName}}ViewController"], "when": "view.none"},
                {"in": "the parent", "for": "parent", "names": ["{{parent.variableName}}ViewController"], "when": "view.none"}
              ],
              "reserved": [
                {"names": ["UI"], "because": "its view controller would be called UIViewController"},
                {
                  "names": [
                    "ContentUnavailable", "Equatable", "HSplit", "Navigation", "NavigationSplit",
                    "Progress", "Scroll", "Subscription", "Tab", "Timeline", "Tuple", "VSplit"
                  ],
                  "when": "view.swiftui",
                  "because": "its view would have the name of one of SwiftUI's"
                },
                {"names": ["App"], "when": "root", "because": "AppComponent is what a root depends on"},
                {"names": ["Empty", "Launch", "Presentable", "Viewable"], "because": "the framework has types of these names"}
              ],
              "forbids": [
                {"options": ["root", "view.none"], "because": "a root owns the window's view"},
                {"options": ["root", "parent"], "because": "nothing is above a root"}
              ]
            }
            """#
    )
}
