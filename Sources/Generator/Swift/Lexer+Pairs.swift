extension Lexer {

    /// Finds the partner of each bracket, interpolation and `#if`. What does not nest makes the source broken.
    mutating func pairBrackets() {
        var open: [Int] = []
        for index in tokens.indices {
            let kind = tokens[index].kind
            switch kind {
            case .openParenthesis, .openBracket, .openBrace, .stringHead, .ifDirective: open.append(index)
            case .elseDirective, .elseifDirective:
                guard let last = open.last, tokens[last].kind == .ifDirective else {
                    isBroken = true
                    return
                }
            case .endifDirective, .closeParenthesis, .closeBracket, .closeBrace, .stringTail:
                guard let last = open.popLast(), Self.closing(of: tokens[last].kind) == kind else {
                    isBroken = true
                    return
                }
                pair(last, with: index)
            default: break
            }
        }
        if !open.isEmpty { isBroken = true }
    }

    private static func closing(of kind: Token.Kind) -> Token.Kind? {
        switch kind {
        case .openParenthesis: .closeParenthesis
        case .openBracket: .closeBracket
        case .openBrace: .closeBrace
        case .stringHead: .stringTail
        case .ifDirective: .endifDirective
        default: nil
        }
    }
}
