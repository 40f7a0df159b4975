import SwiftSyntax

/// What the parser of the toolchain finds.
final class Visitor: SyntaxAnyVisitor {

    private(set) var reading = Reading()
    /// The items that are being visited.
    private var open: [(id: SyntaxIdentifier, place: Item.Place)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let range = ignoredRange(node) { reading.ignored.append(range) }
        if let (kind, name, labels, end) = item(node) {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = end ?? node.endPositionBeforeTrailingTrivia.utf8Offset
            let place = Item.Place(kind: kind, start: start, end: end)
            reading.items.append(Item(place: place, name: name, labels: labels, parent: open.last?.place))
            open.append((node.id, place))
        }
        return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
        if open.last?.id == node.id { open.removeLast() }
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        switch token.tokenKind {
        case .identifier, .keyword, .dollarIdentifier, .wildcard:
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            if !token.text.isEmpty { reading.words.append(start..<start + token.trimmedLength.utf8Length) }
        default: break
        }
        return .skipChildren
    }

    private typealias Description = (kind: String, name: String, labels: String, end: Int?)

    private func item(_ node: Syntax) -> Description? {
        switch node.kind {
        case .codeBlockItem:
            guard let item = node.as(CodeBlockItemSyntax.self), !item.item.is(DeclSyntax.self) else { return nil }
            return ("statement", "", "", item.item.endPositionBeforeTrailingTrivia.utf8Offset)
        case .ifConfigDecl: return hasNode(node) ? ("conditional", "", "", nil) : nil
        case .ifConfigClause:
            guard let clause = node.as(IfConfigClauseSyntax.self), let config = node.parent?.parent, hasNode(config)
            else {
                return nil
            }
            return ("branch", String(clause.poundKeyword.text.dropFirst()), "", nil)
        case .switchCase:
            let isDefault = node.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) ?? false
            return ("switchCase", isDefault ? "default" : "case", "", nil)
        default: return declaration(node) ?? part(node)
        }
    }

    /// False for an `#if` among members of a chain, or attributes: it belongs to what it is in.
    private func hasNode(_ config: Syntax) -> Bool {
        config.parent?.is(PostfixIfConfigExprSyntax.self) != true && config.parent?.is(AttributeListSyntax.self) != true
    }

    // MARK: - Declarations -

    private func declaration(_ node: Syntax) -> Description? {
        func description(_ kind: String, _ name: String, _ labels: String = "") -> Description {
            (kind, name, labels, nil)
        }
        switch node.as(SyntaxEnum.self) {
        case .importDecl(let node): return description("import", tight(node.path))
        case .classDecl(let node): return description("class", node.name.text)
        case .structDecl(let node): return description("struct", node.name.text)
        case .enumDecl(let node): return description("enum", node.name.text)
        case .actorDecl(let node): return description("actor", node.name.text)
        case .protocolDecl(let node): return description("protocol", node.name.text)
        case .extensionDecl(let node): return description("extension", tight(node.extendedType))
        case .functionDecl(let node): return description("function", node.name.text, labels(node.signature))
        case .initializerDecl(let node): return description("initializer", "", labels(node.signature))
        case .deinitializerDecl: return description("deinitializer", "")
        case .subscriptDecl(let node): return description("subscript", "", labels(node.parameterClause))
        case .macroDecl(let node): return description("macro", node.name.text, labels(node.signature))
        case .variableDecl(let node):
            return description("variable", node.bindings.map { tight($0.pattern) }.joined(separator: ","))
        case .enumCaseDecl(let node):
            return description("enumCase", node.elements.map(\.name.text).joined(separator: ","))
        case .typeAliasDecl(let node): return description("typealias", node.name.text)
        case .associatedTypeDecl(let node): return description("associatedType", node.name.text)
        case .macroExpansionDecl(let node): return description("macroExpansion", node.macroName.text)
        case .operatorDecl(let node): return description("operator", node.name.text)
        case .precedenceGroupDecl(let node): return description("precedenceGroup", node.name.text)
        case .accessorDecl(let node): return description("accessor", node.accessorSpecifier.text)
        default: return nil
        }
    }

    private func tight(_ node: some SyntaxProtocol) -> String {
        node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
    }

    private func labels(_ signature: FunctionSignatureSyntax) -> String { labels(signature.parameterClause) }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
        clause.parameters.map { $0.firstName.text + ":" }.joined()
    }

    // MARK: - Parts of declarations and expressions -

    private func part(_ node: Syntax) -> Description? {
        switch node.as(SyntaxEnum.self) {
        case .labeledExpr(let node):
            if node.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false { return nil }
            return ("element", node.label?.text ?? "", "", end(of: node.expression))
        case .arrayElement(let node): return ("element", "", "", end(of: node.expression))
        case .dictionaryElement(let node):
            let key = node.key.as(DeclReferenceExprSyntax.self)
            let isWord = key != nil && key?.argumentNames == nil || isKeyword(node.key)
            return ("element", isWord ? tight(node.key) : "", "", end(of: node.value))
        case .closureCapture(let node): return ("element", "", "", node.trailingComma.map(start) ?? end(of: node))
        case .functionParameter(let node):
            return ("parameter", node.firstName.text, "", end(of: Syntax(node), before: node.trailingComma))
        case .enumCaseParameter(let node):
            return ("parameter", node.firstName?.text ?? "", "", end(of: Syntax(node), before: node.trailingComma))
        case .genericParameter(let node):
            return ("genericParameter", "", "", end(of: Syntax(node), before: node.trailingComma))
        case .primaryAssociatedType(let node):
            return ("genericParameter", "", "", end(of: Syntax(node), before: node.trailingComma))
        case .inheritedType(let node): return ("inheritedType", tight(node.type), "", end(of: node.type))
        case .enumCaseElement(let node):
            return ("enumElement", node.name.text, parameters(node), end(of: Syntax(node), before: node.trailingComma))
        case .patternBinding(let node):
            guard node.parent?.parent?.is(VariableDeclSyntax.self) ?? false else { return nil }
            return ("binding", tight(node.pattern), "", end(of: Syntax(node), before: node.trailingComma))
        case .attribute(let attribute):
            guard isOfDeclaration(node.parent) else { return nil }
            return ("attribute", tight(attribute.attributeName), "", nil)
        case .declModifier(let modifier):
            guard isOfDeclaration(node.parent) || node.parent?.is(AccessorDeclSyntax.self) ?? false else { return nil }
            return ("modifier", modifier.name.text, "", nil)
        case .closureExpr: return ("closure", "", "", nil)
        case .closureSignature: return ("signature", "", "", nil)
        default: return nil
        }
    }

    private func parameters(_ node: EnumCaseElementSyntax) -> String {
        node.parameterClause.map { $0.parameters.map { ($0.firstName?.text ?? "") + ":" }.joined() } ?? ""
    }

    private func isKeyword(_ node: ExprSyntax) -> Bool {
        let tokens = Array(node.tokens(viewMode: .sourceAccurate))
        guard tokens.count == 1, case .keyword = tokens[0].tokenKind else { return false }
        return true
    }

    private func start(_ token: TokenSyntax) -> Int {
        token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    }

    private func end(of node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

    private func end(of node: Syntax, before comma: TokenSyntax?) -> Int { comma.map(start) ?? end(of: node) }

    /// True for a list of attributes or modifiers that stands before a declaration, or an accessor.
    private func isOfDeclaration(_ list: Syntax?) -> Bool {
        guard let owner = list?.parent else { return false }
        // An `#if` with attributes stands among them.
        if owner.is(IfConfigClauseSyntax.self), let around = owner.parent?.parent?.parent {
            return around.is(AttributeListSyntax.self) && isOfDeclaration(around)
        }
        return owner.is(DeclSyntax.self) && !owner.is(MissingDeclSyntax.self)
    }

    /// Words in parentheses that are no expressions, and patterns, which are leaves of this project's tree.
    private func ignoredRange(_ node: Syntax) -> Range<Int>? {
        let arguments: Syntax?
        switch node.as(SyntaxEnum.self) {
        case .attribute(let node):
            guard let list = node.arguments, !list.is(LabeledExprListSyntax.self) else { return nil }
            arguments = Syntax(list)
        case .availabilityCondition(let node): arguments = Syntax(node.availabilityArguments)
        case .attributedType(let node): arguments = Syntax(node)
        case .ifConfigClause(let node): arguments = node.condition.map { Syntax($0) }
        case .optionalBindingCondition(let node): arguments = Syntax(node.pattern)
        case .forStmt(let node): arguments = Syntax(node.pattern)
        // `index(after:)`
        case .declNameArguments(let node): arguments = Syntax(node)
        default: arguments = nil
        }
        return arguments.map {
            $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset
        }
    }
}
