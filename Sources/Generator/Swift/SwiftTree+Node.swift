extension SwiftTree {

    /// A part of a source: a declaration, a statement, a list, one of its elements, …
    ///
    /// Its **lead** is what stands above it and belongs to it: blank lines, and comments without a blank line below
    /// them. Its **tail** is the comma or semicolon behind it, and the comment at the end of its line. An example, with
    /// the lead, the node, and the tail in turn:
    ///
    ///     ⎡\n/// The title.\n⎤⎡let title = "a"⎤⎡  // shown above⎤
    package struct Node: Sendable {

        package enum Kind: UInt8, Sendable {
            case file
            case `import`
            case `class`, `struct`, `enum`, actor, `protocol`, `extension`
            case function, initializer, deinitializer, `subscript`, macro
            /// `var` or `let` with one or several bindings.
            case variable
            /// `case a, b` of an enum, with one or several elements.
            case enumCase
            case `typealias`, associatedType, `operator`, precedenceGroup
            /// `#Preview { … }` in the place of a declaration.
            case macroExpansion
            case accessor
            /// `#if … #endif`
            case conditional
            /// `#if DEBUG` with its items; the same for `#elseif` and `#else`.
            case branch
            case switchCase
            case statement
            /// Comments that belong to no declaration or statement: a blank line stands below them, or they are a mark.
            case comment
            case attribute, modifier

            // Groups: they have brackets of their own, or begin behind a colon.

            /// `{ … }` of a type.
            case memberBlock
            /// `{ … }` with statements.
            case codeBlock
            /// `{ … }` with the cases of a `switch`.
            case caseBlock
            case accessorBlock
            case closure
            /// The statements of a `switch` case.
            case caseBody
            /// `( … )` and `[ … ]` of an expression.
            case list
            /// A string literal with interpolations. It has no elements.
            case interpolatedString
            case parameters
            case genericParameters
            /// `: A, B` in the heading of a type.
            case inheritance

            // Parts of a group

            /// An element of a list, a parameter, an inherited type, …
            case element
            /// `title: String = ""` of a variable.
            case binding
            /// `loaded(Data)` in the line of an enum case.
            case enumElement
            /// `[weak self] user in` of a closure.
            case signature
        }

        package let kind: Kind
        /// The indices of its tokens.
        package internal(set) var tokens: Range<Int>
        /// The offset where its lead begins.
        package let lead: Int
        /// The offset where it begins; its end is that of its last token.
        package internal(set) var start: Int
        package internal(set) var end: Int
        /// The offset where its tail ends.
        package internal(set) var tail: Int
        /// The index of the node that it is in; -1 for the file.
        package let parent: Int
        /// The index behind its last descendant: nodes are in the order of the source.
        package internal(set) var next: Int
        /// The indices of the tokens of its name or label; empty for none.
        package internal(set) var name = 0..<0
    }
}

extension SwiftTree.Node.Kind {

    package var isType: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol: true
        default: false
        }
    }

    package var isDeclaration: Bool {
        switch self {
        case .import, .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer, .deinitializer,
            .subscript, .macro, .variable, .enumCase, .typealias, .associatedType, .operator, .precedenceGroup,
            .macroExpansion:
            true
        default: false
        }
    }

    /// A node whose children are listed one below the other or one beside the other, between its brackets.
    package var isGroup: Bool {
        switch self {
        case .file, .memberBlock, .codeBlock, .caseBlock, .accessorBlock, .closure, .caseBody, .branch, .conditional,
            .list, .parameters, .genericParameters, .inheritance:
            true
        default: false
        }
    }
}
