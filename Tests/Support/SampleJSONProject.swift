/// A small project in the JSON format of Xcode 27.2, as Xcode lays it out, with the app `App` and its tests `AppTests`.
package enum SampleJSONProject {

    package static let file = "App.xcodeproj/project.xcproj"

    package static let text = """
        {
          "default-configuration": "Release",
          "configurations": [
            "Debug",
            { "name": "Release", "file": "Config/Release.xcconfig" },
          ],
          "localizations": {
            "development": "en",
          },
          "files": [
            {
              "kind": "group",
              "path": "App",
              "children": [
                { "path": "AppDelegate.swift", "target-membership": [ "App/compile-sources" ] },
                {
                  "kind": "group",
                  "path": "Home",
                  "children": [
                    { "path": "HomeView.swift", "target-membership": [ "App/compile-sources" ] },
                  ],
                }, {
                  "kind": "variant-group",
                  "name": "Main.storyboard",
                  "target-membership": [
                    "App/resources",
                  ],
                  "children": [
                    {
                      "path": "Base.lproj/Main.storyboard",
                    },
                  ],
                },
                { "path": "Info.plist" },
              ],
            },
            { "kind": "group", "path": "AppTests" },
            { "kind": "folder", "path": "Shared", "target-membership": [ "App" ] },
            {
              "kind": "group",
              "name": "Config",
              "children": [
                { "path": "Release.xcconfig" },
              ],
            }, {
              "kind": "group",
              "name": "Products",
              "children": [
                { "path": "<PRODUCTS>/App.app", "id": "A00000000000000000000050", "type": "wrapper.application", "index": false },
              ],
            },
          ],
          "targets": [
            {
              "name": "App",
              "id": "A00000000000000000000040",
              "product": "Products/App.app",
              "product-type": "application",
              "build-phases": [
                "compile-sources",
                "frameworks",
                "resources",
                { "kind": "script", "name": "Lint" },
              ],
            }, {
              "name": "AppTests",
              "id": "A00000000000000000000041",
              "product-type": "bundle.unit-test",
              "build-phases": [
                "compile-sources",
              ],
            },
          ],
        }

        """
}
