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
            /// Nothing, and both are characters of one operator (``Lexer/readOperator()``).
            static let withinOperator = Gap(rawValue: 8)
        }

        let start: UInt32
        let end: UInt32
        /// The index of the bracket that it belongs to, or of the directive that ends the branch; -1 for none.
        var partner: Int32 = -1
        package let kind: Kind
        let keyword: Keyword
        let fixity: Fixity
        let gap: Gap

        /// The offsets of its bytes.
        package var range: Range<Int> { Int(start)..<Int(end) }

        var isDirective: Bool {
            switch kind {
            case .ifDirective, .elseifDirective, .elseDirective, .endifDirective: true
            default: false
            }
        }
    }
}
