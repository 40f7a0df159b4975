/// Code that no longer compiles or links where `@State` is a macro, since Xcode 27: an `init` that assigns a property
/// with a default value, and an `init` in another file than its view.
struct StateMistakes {

    struct Mistake {
        /// The index of the file.
        let file: Int
        let offset: Int
        let message: String
        let help: String
    }

    /// A type with `@State` properties.
    private struct View {
        let file: Int
        /// The variable of each property that has a default value, by the property's name.
        var defaults: [String: Int] = [:]
    }

    private let trees: [SwiftTree]
    private var views: [String: View] = [:]

    /// - Parameter trees: the files of a module.
    init(_ trees: [SwiftTree]) {
        self.trees = trees
        for (file, tree) in trees.enumerated() {
            for node in tree.nodes.indices where tree.nodes[node].kind == .variable {
                let isState = tree.attributes(of: node).contains { $0 == "State" || $0 == "SwiftUI.State" }
                guard isState, let type = tree.owner(of: node), !type.isExtension else { continue }
                var view = views[type.name, default: View(file: file)]
                for binding in tree.children(of: node) where tree.hasValue(binding) {
                    view.defaults[tree.name(of: binding)] = node
                }
                views[type.name] = view
            }
        }
    }

    /// - Parameter fileName: what errors call a file, by its index.
    func mistakes(fileName: (Int) -> String) -> [Mistake] {
        trees.enumerated().flatMap { file, tree in
            tree.nodes.indices.filter { tree.nodes[$0].kind == .initializer }.flatMap { node -> [Mistake] in
                guard let type = tree.owner(of: node), let view = views[type.name] else { return [] }
                if view.file == file { return assignments(in: node, of: file, view) }
                guard type.isExtension else { return [] }
                let message = "this 'init' is in another file than its view: since Xcode 27, it does not link"
                let help = "'@State' is a macro there: move the 'init' into '\(fileName(view.file))'"
                return [Mistake(file: file, offset: tree.offset(ofInit: node), message: message, help: help)]
            }
        }
    }

    /// The assignments of an `init` to properties with a default value.
    private func assignments(in node: Int, of file: Int, _ view: View) -> [Mistake] {
        let tree = trees[file]
        return tree.assignedNames(inBodyOf: node).compactMap { name, offset in
            // `_title = State(initialValue: title)` assigns `title`, too.
            let property = view.defaults[name] == nil && name.hasPrefix("_") ? String(name.dropFirst()) : name
            guard let variable = view.defaults[property] else { return nil }
            let message = "'\(property)' has a default value: since Xcode 27, an 'init' cannot assign it"
            let declaration = tree.declarationWithoutValue(variable)
            let help = "'@State' is a macro there: declare it without the value, '\(declaration)'"
            return Mistake(file: file, offset: offset, message: message, help: help)
        }
    }
}

extension SwiftTree {

    /// The type or extension that a member belongs to: its full name, without generic arguments. Nil for a declaration
    /// that is no member.
    fileprivate func owner(of member: Int) -> (name: String, isExtension: Bool)? {
        var names: [String] = []
        var isExtension: Bool?
        var node = nodes[member].parent
        while node >= 0 {
            switch nodes[node].kind {
            case .memberBlock, .branch, .conditional, .file: break
            case .extension:
                isExtension = isExtension ?? true
                names.append(String(name(of: node).prefix { $0 != "<" }))
            case let kind where kind.isType:
                isExtension = isExtension ?? false
                names.append(name(of: node))
            // A type in a function has no name elsewhere.
            default: return nil
            }
            node = nodes[node].parent
        }
        return isExtension.map { (names.reversed().joined(separator: "."), $0) }
    }

    /// True for a binding with `=` behind its name and type.
    fileprivate func hasValue(_ node: Int) -> Bool { nodes[node].kind == .binding && equal(of: node) != nil }

    /// The index of the `=` of a binding.
    private func equal(of binding: Int) -> Int? {
        let inner = children(of: binding).map { nodes[$0].tokens }
        return nodes[binding].tokens.first { index in
            tokens[index].kind == .equal && !inner.contains { $0.contains(index) }
        }
    }

    fileprivate func offset(ofInit node: Int) -> Int {
        let keyword = nodes[node].tokens.first { text(of: tokens[$0]) == "init" }
        return keyword.map { tokens[$0].range.lowerBound } ?? nodes[node].start
    }

    /// A variable's declaration with its type, and without its value: `@State private var title: String`.
    fileprivate func declarationWithoutValue(_ variable: Int) -> String {
        guard let binding = child(.binding, of: variable), let equal = equal(of: binding) else {
            return text(of: variable)
        }
        let words = text(nodes[variable].start..<tokens[equal].range.lowerBound).split(whereSeparator: \.isSpace)
        let hasType = nodes[binding].tokens.prefix { $0 < equal }.contains { tokens[$0].kind == .colon }
        return words.joined(separator: " ") + (hasType ? "" : ": " + typeName(ofValueAt: equal + 1))
    }

    /// The type of a literal.
    private func typeName(ofValueAt index: Int) -> String {
        let text = text(of: tokens[index])
        switch tokens[index].kind {
        case .string, .stringHead: return "String"
        case .number: return text.contains(".") ? "Double" : "Int"
        default: return text == "true" || text == "false" ? "Bool" : "TYPE"
        }
    }
}
