import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("The tree of a Swift source") struct SwiftTreeTests {

    @Test("has a node for each part of a declaration")
    func declaration() {
        let tree = SwiftTree(
            """
            import UIKit

            @objc(Login) public final class LoginView: UIView, Sendable {
                private(set) var title: String = "", count = 0 { didSet { show() } }
                func show<T: View>(_ view: T, animated: Bool = true) async throws -> Int { 0 }
            }
            """
        )
        #expect(tree.mistake == nil)
        #expect(
            tree.outline == """
                import UIKit
                class LoginView
                  attribute objc
                    list
                      element
                  modifier public
                  modifier final
                  inheritance
                    element UIView
                    element Sendable
                  memberBlock
                    variable
                      modifier private
                      binding title
                      binding count
                        accessorBlock
                          accessor didSet
                            codeBlock
                              statement
                                list
                    function show
                      genericParameters
                        element T
                      parameters
                        element _
                        element animated
                      codeBlock
                        statement
                """
        )
    }

    @Test("has the cases of an enum and of a switch, and the branches of '#if'")
    func cases() {
        let tree = SwiftTree(
            """
            enum State { case loading, loaded(_ user: User, at: Date) }
            switch state {
            case .loading: break
            case .loaded(let user, _) where user.isNew:
                show(user)
            default: break
            }
            #if DEBUG
            func log() {}
            #else
            let log = 1
            #endif
            """
        )
        #expect(
            tree.outline == """
                enum State
                  memberBlock
                    enumCase
                      enumElement loading
                      enumElement loaded
                        parameters
                          element _
                          element at
                statement
                  caseBlock
                    switchCase case
                      caseBody
                        statement
                    switchCase case
                      list
                        element
                        element
                      caseBody
                        statement
                          list
                            element
                    switchCase default
                      caseBody
                        statement
                conditional
                  branch #if
                    function log
                      parameters
                      codeBlock
                  branch #else
                    variable
                      binding log
                """
        )
    }

    @Test(
        "knows where a statement ends",
        arguments: [
            ["let size = base\n    * scale", "show()"],
            ["let size = base\n    as CGFloat", "show()"],
            ["let text = #\"\\\"#", "show()"],
            ["let text = \"\\(names[\"a\"] ?? \"}\")\"", "show()"],
            ["let braces = /\\{/", "show()"],
            ["/* a /* nested */ comment */ let a = 1", "show()"],
            ["view\n    .padding()\n    #if DEBUG\n    .border()\n    #endif\n    .frame()", "show()"],
            ["return\n    value", "show()"],
            ["if let user, user.names.contains { $0.isEmpty } {\n    show()\n}", "show()"],
            ["let isNew = list.first { $0.isNew }\n    ?? other", "show()"],
            ["button.onTap = { [weak self] in\n    self?.close()\n}", "show()"],
            ["a < b", "c > (d)"],
            ["let a=b>=c", "let ids: Set<Set<Int>>=[]", "let id: Set<Int>?", "let range = 0..<count"],
            ["show(<#user: User#>)", "<#code#>"],
        ]
    )
    func statements(statements: [String]) {
        let tree = SwiftTree("func run() {\n" + statements.joined(separator: "\n") + "\n}\n")
        let block = tree.nodes.indices.first { tree.nodes[$0].kind == .codeBlock }
        let found = block.map { block in
            tree.children(of: block).map { child in
                tree.nodes[child].tokens.isEmpty ? "" : tree.text(of: child)
            }
        }
        #expect(found == statements.map { $0.hasPrefix("/*") ? String($0.suffix(9)) : $0 })
    }

    @Test("gives comments above a declaration to it, and leaves others on their own")
    func comments() {
        let source = """
            //  Login.swift

            import UIKit  // the screen

            // MARK: - View
            /// Shows the login.
            class Login {

                // On its own.

                // Of the title.
                var title = ""

                // At the end.
            }
            """
        let tree = SwiftTree(source)
        let found = tree.nodes.indices.filter { [.comment, .import, .class, .variable].contains(tree.nodes[$0].kind) }
            .map {
                index in
                let node = tree.nodes[index]
                let lead = tree.text(node.lead..<node.start).trimmingCharacters(in: .whitespacesAndNewlines)
                let tail = tree.text(node.end..<node.tail).trimmingCharacters(in: .whitespaces)
                return "\(node.kind)|\(lead)|\(node.kind == .comment ? tree.text(of: index) : "")|\(tail)"
            }
        #expect(
            found == [
                "comment||//  Login.swift|", "import|||// the screen", "comment||// MARK: - View|",
                "class|/// Shows the login.||", "comment||// On its own.|", "variable|// Of the title.||",
                "comment||// At the end.|",
            ]
        )
    }

    @Test(
        "knows the name of a function whose name is an operator",
        arguments: [
            ("func ==<A>(a: A, b: A) {}", "=="), ("func <<A>(a: A) {}", "<"), ("func <= (a: A) {}", "<="),
            ("func ..<(a: A) {}", "..<"), ("infix operator <*>: A", "<*>"), ("prefix operator !", "!"),
        ]
    )
    func operators(source: String, name: String) {
        let tree = SwiftTree(source)
        #expect(tree.children(of: 0).map { tree.name(of: $0) } == [name])
    }

    @Test("has the statements of an empty 'case' behind its colon")
    func emptyCase() {
        let tree = SwiftTree("switch state {\ncase .new: // nothing\ndefault: show()\n}\n")
        #expect(tree.mistake == nil)
        let bodies = tree.nodes.indices.filter { tree.nodes[$0].kind == .caseBody }
        #expect(bodies.map { tree.text(of: $0) } == ["", "show()"])
        #expect(tree.text(tree.nodes[bodies[0]].end..<tree.nodes[bodies[0]].tail) == " // nothing")
    }

    @Test("has what is hard to read", arguments: ["Tokens", "Items", "LineEnds"])
    func torture(file: String) throws {
        let path = Repository.root.appending(path: "Scripts/Oracle/Torture/\(file).swift")
        let tree = SwiftTree([UInt8](try Data(contentsOf: path)))
        #expect(!tree.isBroken)
        #expect(tree.mistake == nil)
    }

    @Test("knows each keyword by its spelling")
    func keywords() {
        for keyword in Keyword.allCases.dropFirst() {
            #expect(Keyword(Array(keyword.spelling.utf8)[...]) == keyword)
        }
        #expect(Keyword(Array("Klass".utf8)[...]) == .none)
    }

    @Test(
        "is one node if its brackets do not match",
        arguments: [
            "class A {", "let a = \"", "func a() { ] }", "#if DEBUG", "/* a", "<<<<<<< yours\nlet a = 1\n", "}",
        ]
    )
    func broken(source: String) {
        let tree = SwiftTree(source)
        #expect(tree.isBroken)
        #expect(tree.nodes.count == 1)
        #expect(tree.mistake == nil)
    }

    @Test("keeps a byte order mark, Windows line ends, and a script's first line")
    func bytes() {
        for source in [
            "\u{FEFF}let a = 1\r\n\r\nlet b = 2\r\n", "#!/usr/bin/swift\nlet a = 1\n", "let a\u{A0}= 1\rlet b = 2",
        ] {
            let tree = SwiftTree(source)
            #expect(tree.mistake == nil)
            #expect(
                tree.children(of: 0).filter { tree.nodes[$0].kind == .variable }.count == source.split { $0 == "=" }
                    .count - 1
            )
        }
    }
}
