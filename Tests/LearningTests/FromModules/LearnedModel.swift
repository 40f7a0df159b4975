import Testing

@testable import VipergenGenerator

/// What is learned from the models of eight modules, each with a view beside it.
enum LearnedModel {

    static let names = ["Login", "Home", "Cart", "Menu", "News", "Chat", "Call", "Send"]

    /// - Parameter text: makes the module's file from the module's number; `%` stands for its name.
    /// - Returns: the template of the model, and the report.
    static func learn(_ text: (Int) -> String) throws -> (text: String, report: LearnedSet.Report) {
        let modules = names.enumerated().map { number, name in
            let files = [
                "\(name)Model.swift": text(number).replacing("%", with: name) + "\n",
                "\(name)View.swift": "final class \(name)View {\n    let a = 1\n}\n",
            ]
            return SeenModule(folder: "App/\(name)", name: name, files: files)
        }
        let set = LearnedSet(modules, name: "app")
        let file = try #require(set.files.first { $0.path == "{{name}}Model.swift.mustache" })
        return (String(decoding: file.contents, as: UTF8.self), set.report)
    }
}
