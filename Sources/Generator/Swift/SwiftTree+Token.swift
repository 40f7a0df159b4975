extension SwiftTree {

    /// The smallest part of a source that has a meaning. What stands between two tokens is ``Trivia``.
    package struct Token: Sendable {

        package enum Kind: UInt8, Sendable {
            case end
            /// A name or a keyword.
            case word
            case number
            /// A whole string literal, or one without interpolation.
            case string
            /// `"a\(`: up to the first interpolation.
            case stringHead
            /// `)b\(`
            case stringMiddle
            /// `)c"`
            case stringTail
            case regex
            case `operator`
            case equal
            case arrow
            /// `.`, or `::`
            case dot
            /// `?`, and `?` of a ternary operator
            case question
            case exclamation
            /// The prefix `&`.
            case ampersand
            case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
            case comma, semicolon, colon, at, backslash
            /// The `#` of a macro.
            case pound
            case ifDirective, elseifDirective, elseDirective, endifDirective, sourceLocation
            /// What no Swift begins with.
            case other
        }

        enum Fixity: UInt8 { case none, infix, prefix, postfix }

        /// What stands between it and the token before it.
        struct Gap: OptionSet {
            let rawValue: UInt8
            static let lineEnd = Gap(rawValue: 1)
            static let blank = Gap(rawValue: 2)
            static let comment = Gap(rawValue: 4)
        }

        let start: UInt32
        let end: UInt32
        /// The index of the bracket that it belongs to; -1 for none.
        var partner: Int32 = -1
        package let kind: Kind
        var keyword = Keyword.none
        var fixity = Fixity.none
        let gap: Gap

        /// The offsets of its bytes.
        package var range: Range<Int> { Int(start)..<Int(end) }
        var count: Int { Int(end - start) }

        var isDirective: Bool {
            switch kind {
            case .ifDirective, .elseifDirective, .elseDirective, .endifDirective: true
            default: false
            }
        }

        /// True for `}`, `)`, `]`, the end of the file, and a directive that ends a branch.
        var isClosing: Bool {
            switch kind {
            case .closeBrace, .closeParenthesis, .closeBracket, .end, .elseifDirective, .elseDirective, .endifDirective:
                true
            default: false
            }
        }
    }
}
