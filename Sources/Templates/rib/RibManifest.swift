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
                  "values": ["code", "xib", "storyboard", "none"],
                  "default": "code",
                  "help": "where the view comes from; none for a RIB without a view"
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
                {"names": ["{{name}}Listener"], "when": "no-root"},
                "{{name}}Presentable", "{{name}}PresentableListener", "{{name}}ViewControllable", "{{name}}BuildableMock",
                "{{name}}DependencyMock", "{{name}}InteractableMock", "{{name}}ListenerMock", "{{name}}PresentableMock",
                "{{name}}PresentableListenerMock", "{{name}}RoutingMock", "{{name}}ViewControllableMock"
              ],
              "reserved": [
                {"names": ["UI"], "because": "its view controller would be called UIViewController"},
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
