import VipergenGenerator
import VipergenTemplates

do {
    let viper = try TemplateSet(builtIn: "viper")
    let request = try Request(
        Module("Account/Login"),
        of: viper,
        options: ["rx": .flag(true), "view": .text("code"), "route": .list(["Home", "Help"])],
        project: Project(name: "App", date: "2026-01-31"),
        includesTests: true
    )
    let files = try request.render()
    for file in files { print("\(file.path): \(file.contents.count) bytes") }
    for path in try files.write(to: "Modules", tests: "Tests") { print("wrote \(path)") }
} catch {
    print(error)
}
