import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite struct AppSourcesTests {

    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    /// - Parameter text: code of the set.
    private func sources(for text: String, known: String = "") throws -> AppSources? {
        try AppSources(
            declaring: UsedNames(in: SwiftTree(text)),
            besides: DeclaredNames([NamesInCode(SwiftTree(known))]),
            below: temporary.url.path,
            near: ["App/Modules/Login"],
            except: "Templates/house"
        )
    }

    private func paths(for text: String, known: String = "") throws -> [String]? {
        try sources(for: text, known: known)?.paths
    }

    @Test func `the file of a type is found, and those of the types in its declarations`() throws {
        try temporary.write("import Kit\nclass Base {\n    func f(a: Size) { Other().go() }\n}\n", to: "App/Base.swift")
        try temporary.write("struct Size {}\n", to: "App/Size.swift")
        try temporary.write("struct Other {}\n", to: "App/Other.swift")
        let found = try #require(try sources(for: "class A: Base {}"))
        #expect(found.paths == ["App/Base.swift", "App/Size.swift"])
        #expect(found.imports == ["Kit"])
        #expect(found.declarations.map(\.name) == ["Base"] && !found.isTooMany)
    }

    @Test func `the file is found that adds a used member to a type, unless a stand-in has the member`() throws {
        try temporary.write("extension UIColor {\n    static let brand = 1\n}\n", to: "App/Color.swift")
        try temporary.write("private extension UIColor {\n    static let other = 1\n}\n", to: "App/Other.swift")
        try temporary.write(
            "extension Unused {\n    static let brand = 1\n}\nstruct Unused {}\n",
            to: "App/Unused.swift"
        )
        #expect(try paths(for: "let a: UIColor = .brand") == ["App/Color.swift"])
        #expect(try paths(for: "let a: UIColor = .brand", known: "extension UIView { static let brand = 1 }") == [])
        #expect(try paths(for: "let a: UIColor = .other") == [])
        // A property of another type is not what `.brand` means.
        let property = "class UIView { var brand = 1 }"
        #expect(try paths(for: "let a: UIColor = .brand", known: property) == ["App/Color.swift"])
        #expect(try paths(for: "let a = view.brand", known: property) == [])
    }

    @Test func `the file is found that adds a used initializer to a type`() throws {
        try temporary.write("extension UIColor {\n    init(hex: Int) {}\n}\n", to: "App/Hex.swift")
        #expect(try paths(for: "let a = UIColor(hex: 1)") == ["App/Hex.swift"])
        #expect(try paths(for: "let a = UIColor(red: 1)") == [])
    }

    @Test func `a function that a stand-in has with other labels is looked for in the app`() throws {
        let text = "extension UIStoryboard {\n    func make<T>(ofType type: T.Type) -> T {}\n}\n"
        try temporary.write(text, to: "App/Storyboard.swift")
        let known = "class UIStoryboard { func make(withIdentifier id: String) {} }"
        #expect(try paths(for: "let a = storyboard.make(ofType: A.self)", known: known) == ["App/Storyboard.swift"])
        #expect(try paths(for: "let a = storyboard.make(withIdentifier: a)", known: known) == [])
    }

    @Test func `of several declarations, the nearest one counts, and none of tests, of others or of the set`() throws {
        for path in ["Widget/Size.swift", "App/Core/Size.swift"] {
            try temporary.write("struct Size {}\n", to: path)
        }
        for path in ["AppTests/A.swift", "Pods/A.swift", "Templates/house/A.swift"] {
            try temporary.write("struct A {}\n", to: path)
        }
        #expect(try paths(for: "let a: Size, b: A") == ["App/Core/Size.swift"])
    }

    @Test func `a private type is none that others can use`() throws {
        try temporary.write("private struct Size {}\nfileprivate let a = 1\n", to: "App/Size.swift")
        #expect(try paths(for: "let b: Size = a") == [])
    }

    @Test func `types of UIKit that neither the app nor a stand-in declares are named`() throws {
        try temporary.write("class UIBox {\n    let a: UIRectEdge\n}\n", to: "App/Box.swift")
        let text = "let a: UIBox, b: UIView, c: CALayer, d: UInt, e: UI, f: Other"
        #expect(try sources(for: text, known: "class UIView {}")?.missingTypes == ["CALayer", "UIRectEdge"])
    }
}
