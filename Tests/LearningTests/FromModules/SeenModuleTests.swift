import Testing

@testable import VipergenGenerator

/// The shapes that modules have on disk.
@Suite struct SeenModuleTests {

    private func modules(_ paths: [String]) -> [SeenModule] {
        let files = Dictionary(uniqueKeysWithValues: paths.map { ("App/\($0).swift", "x\n") })
        return SeenModule.modules(in: files, below: "App")
    }

    @Test func `features that share a folder are modules, with their extensions in files of their own`() {
        let names = ["Login", "Home", "Cart", "CartItem"]
        let found = modules(names.flatMap { ["Features/\($0)", "Features/\($0)+View"] } + ["Features/Color+Brand"])
        #expect(found.map(\.folder).sorted() == names.map { "App/Features/\($0)" }.sorted())
        #expect(
            found.allSatisfy { $0.place?.form == .shared && $0.place?.parent == "App/Features" && $0.files.count == 2 }
        )
        #expect(Set(found.flatMap(\.files.keys)).contains("CartItem+View.swift"))
        let own = modules(names.flatMap { ["\($0)/\($0)", "\($0)/\($0)+View"] })
        #expect(own.map(\.folder).sorted() == names.map { "App/\($0)" }.sorted())
        #expect(own.allSatisfy { $0.place?.form == .standard })
    }

    @Test func `files with two endings side by side in one folder are modules with the shorter names`() {
        let names = ["Login", "Home", "Cart"]
        let found = modules(names.flatMap { ["\($0)View", "\($0)ViewModel"] } + ["AppDelegate"])
        #expect(found.map(\.name).sorted() == names.sorted())
    }

    @Test func `a feature with a manifest has one file with its name, and all files below its folder`() {
        let names = ["Login", "Home", "Cart"]
        let found = modules(
            names.flatMap { name in
                ["Project", "Sources/\(name)View", "Interface/Source", "Demo/Sources/AppDelegate"].map {
                    "\(name)Feature/\($0)"
                }
            }
        )
        #expect(found.map(\.name).sorted() == names.sorted())
        #expect(found.allSatisfy { $0.place?.form.text == "{{name}}Feature" && $0.files.count == 4 })
    }

    @Test func `the places of modules are what a new module needs`() throws {
        let found = modules(
            ["Login", "Home", "Cart"].flatMap { ["UI/\($0)Scene/\($0)View", "UI/\($0)Scene/\($0)Model"] }
        )
        let places = ModulePlaces(of: found)
        #expect(places.output == "App/UI" && places.inner == "" && places.form.text == "{{name}}Scene")
        #expect(places.indentation == nil)
        let text = "class A {\n\tlet a = 1\n\tfunc b() {\n\t\tc()\n\t}\n}\n"
        let deep = SeenModule(folder: "App/Old/Start", name: "Start", files: ["StartView.swift": text])
        let all = ModulePlaces(of: found + [deep])
        #expect(all.output == "App" && all.inner == "UI" && all.indentation?.text == "\t")
    }

    @Test func `a module whose folders above have its name, too, leaves new modules beside its siblings`() {
        let folders = ["Login", "Home", "Core"].map { "packages/CoreKit/Modules/\($0)" }
        let found = folders.map { SeenModule(folder: $0, name: String($0.lastPart), files: [:]) }
        let places = ModulePlaces(of: found)
        #expect(places.output == "packages/CoreKit/Modules" && places.inner == "" && places.form == .standard)
    }

    @Test(arguments: [
        (["LoginScreen", "HomeScreen", "CartScreen"], "ExampleScreen"), (["Login", "HomeScreen"], "Example"),
    ])
    func `the example has the last word that nearly all names have`(names: [String], example: String) {
        let found = names.map { SeenModule(folder: "App/\($0)", name: $0, files: [:]) }
        #expect(ModulePlaces(of: found).exampleName == example)
    }

    @Test(arguments: [
        ("2024 Shop. All rights reserved.", "Shop"), ("2024 Shop & Sons", "Shop & Sons"), ("2024. All rights.", nil),
        ("Shop.", nil),
    ])
    func `the company is the one that most headers name behind the year`(line: String, company: String?) {
        let found = ["Login", "Home"].map { name in
            let header = "//\n//  \(name)View.swift\n//  App\n//\n//  Copyright © \(line)\n//\n\nclass \(name)View {}\n"
            return SeenModule(folder: "App/\(name)", name: name, files: ["\(name)View.swift": header])
        }
        #expect(
            ModulePlaces(of: found).company == company || company == nil && ModulePlaces(of: found).company == "Other"
        )
    }

    @Test func `a project that few of the headers name is none`() {
        let found = [("Login", "A"), ("Home", "B"), ("Cart", "C"), ("Menu", "A")].map { name, project in
            let header = "//\n//  \(name)View.swift\n//  \(project)\n//\n\nclass \(name)View {}\n"
            return SeenModule(folder: "App/\(name)", name: name, files: ["\(name)View.swift": header])
        }
        #expect(ModulePlaces(of: found).project == nil)
    }

    @Test(arguments: [("Shop", "Shop"), ("my shop", nil), ("shop-ios", nil), ("", nil)] as [(String, String?)])
    func `the project is the one that most headers name, if it can be a module's name`(line: String, project: String?) {
        let found = ["Login", "Home"].map { name in
            let header = "//\n//  \(name)View.swift\n//\(line.isEmpty ? "" : "  \(line)")\n//\n\nclass \(name)View {}\n"
            return SeenModule(folder: "App/\(name)", name: name, files: ["\(name)View.swift": header])
        }
        #expect(ModulePlaces(of: found).project == project)
    }
}
