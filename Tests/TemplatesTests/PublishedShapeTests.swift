import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// With `--view swiftui --observation object`, a module has the files, types and members of the SwiftUI modules that the
/// guide's authors publish, in their order (infinum/ios-viper-xcode-templates at 6bfb506, `SwiftUI Hosted Module`).
@Suite("The shape of the published SwiftUI modules") struct PublishedShapeTests {

    private static let view = ["struct LoginView", "var presenter", "var body"]
    private static let interactor = ["class LoginInteractor", "extension LoginInteractor"]
    private static let wireframe = ["class LoginWireframe", "init", "extension LoginWireframe"]

    private static let simple = [
        "LoginInterfaces.swift": ["protocol LoginWireframeInterface"],
        "LoginPresenter.swift": ["class LoginPresenter", "let wireframe", "init"],
        "LoginView.swift": view,
        "LoginWireframe.swift": wireframe,
    ]
    private static let withInteractor = [
        "LoginInteractor.swift": interactor,
        "LoginInterfaces.swift": ["protocol LoginWireframeInterface", "protocol LoginInteractorInterface"],
        "LoginPresenter.swift": ["class LoginPresenter", "let interactor", "let wireframe", "init"],
        "LoginView.swift": view,
        "LoginWireframe.swift": wireframe,
    ]
    private static let withFormatter = [
        "LoginFormatter.swift": ["class LoginFormatter", "extension LoginFormatter"],
        "LoginInteractor.swift": interactor,
        "LoginInterfaces.swift": [
            "protocol LoginWireframeInterface", "protocol LoginFormatterInterface", "protocol LoginInteractorInterface",
        ],
        "LoginPresenter.swift": ["class LoginPresenter", "let formatter", "let interactor", "let wireframe", "init"],
        "LoginView.swift": view,
        "LoginWireframe.swift": wireframe,
    ]

    @Test(
        "a module has the published files, types and members, in their order",
        arguments: [(false, false, simple), (true, false, withInteractor), (true, true, withFormatter)]
    )
    func shape(hasInteractor: Bool, hasFormatter: Bool, published: [String: [String]]) throws {
        let templateSet = try TemplateSet(files: try #require(BuiltInSets.all["viper"]), location: "viper")
        let options: [String: OptionValue] = [
            "view": .text("swiftui"), "observation": .text("object"), "interactor": .flag(hasInteractor),
            "formatter": .flag(hasFormatter),
        ]
        let project = Project(name: "App", date: "2026-01-01")
        let files = try Request(Module("Login"), of: templateSet, options: options, project: project).render()
        let shapes = files.map { file in
            (String(file.path.lastPart), Self.declarations(in: String(decoding: file.contents, as: UTF8.self)))
        }
        #expect(Dictionary(uniqueKeysWithValues: shapes) == published)
    }

    /// The declarations at the top level and of members, without parameters and modifiers.
    private static func declarations(in text: String) -> [String] {
        var depth = 0
        return text.split(separator: "\n").filter { !$0.hasPrefix("//") }.compactMap { line in
            defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
            let match = line.firstMatch(of: /\b(protocol|class|struct|enum|extension|var|let|func|init)\b ?(\w*)/)
            guard depth < 2, let match else { return nil }
            return match.1 == "init" ? "init" : "\(match.1) \(match.2)"
        }
    }
}
