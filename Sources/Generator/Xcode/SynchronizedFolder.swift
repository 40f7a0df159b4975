/// A folder whose files Xcode finds by itself (from Xcode 16 on).
struct SynchronizedFolder: Sendable {

    /// How a target stands to a file in the folder.
    private enum Membership {
        case member
        /// The target does not have the folder.
        case withoutFolder
        /// The target has the folder, but not this file of it; or not the folder, but this file.
        case excepted(isMember: Bool)
    }

    private struct Member: Sendable {
        let id: String
        let name: String
        let hasFolder: Bool
        let exceptions: Set<String>

        func membership(of file: String) -> Membership {
            if exceptions.contains(file) { return .excepted(isMember: !hasFolder) }
            return hasFolder ? .member : .withoutFolder
        }
    }

    private let name: String
    private let members: [Member]
    private let explicitFolders: [String]

    /// - Parameter groups: those that synchronize the folder: one, unless somebody added it twice.
    init(
        _ path: String,
        _ groups: [ProjectText.Object],
        _ targets: ProjectTargets,
        _ text: ProjectText,
        _ flaws: inout [Flaw]
    ) {
        name = quoted(ProjectPath.name(of: path))
        explicitFolders = groups.flatMap { text.texts("explicitFolders", of: $0) }
        var exceptions: [String: Set<String>] = [:]
        for group in groups {
            for (_, set) in text.objects(in: "exceptions", of: group, &flaws) where set.kind == .exceptionSet {
                let target = text.text("target", of: set) ?? ""
                exceptions[target, default: []].formUnion(text.texts("membershipExceptions", of: set))
            }
        }
        members = targets.targets.map { target in
            Member(
                id: target.object.id,
                name: quoted(target.name),
                hasFolder: groups.contains { target.synchronizedFolders.contains($0.id) },
                exceptions: exceptions[target.object.id] ?? []
            )
        }
    }

    /// Whether a target has a file of the folder.
    ///
    /// - Parameters:
    ///   - file: the file's path within the folder.
    ///   - target: the target's ID.
    func isMember(_ file: String, of target: String) -> Bool {
        guard explicitFolder(of: file) == nil, let member = members.first(where: { $0.id == target }) else {
            return false
        }
        return switch member.membership(of: file) {
        case .member, .excepted(isMember: true): true
        case .withoutFolder, .excepted(isMember: false): false
        }
    }

    /// The first explicit folder that a file is below; nil if there is none.
    private func explicitFolder(of file: String) -> String? {
        explicitFolders.first { ("/" + file).rest(below: ProjectPath.resolve($0, in: "/")) != nil }
    }

    /// What is to be said about a file in the folder: that it is in other targets than those that were asked for.
    ///
    /// - Parameters:
    ///   - file: the file's path within the folder.
    ///   - asked: the IDs of the targets.
    func warnings(about file: String, for asked: Set<String>) -> [Diagnostic] {
        // What is in an explicit folder is copied with it, as it is.
        if let explicit = explicitFolder(of: file) {
            let message = "\(quoted(explicit)) is an explicit folder of \(name): what is below it is in no target"
            return [warning(message, help: "choose another folder, or make it an ordinary one in Xcode")]
        }
        return members.compactMap { member in
            switch (member.membership(of: file), asked.contains(member.id)) {
            case (.member, true), (.excepted(isMember: true), true), (.withoutFolder, false),
                (.excepted(isMember: false), false):
                return nil
            case (.withoutFolder, true):
                let message = "the target \(member.name) does not have the synchronized folder \(name)"
                return warning("\(message): its files are not in it", help: "give the target the folder in Xcode")
            case (.excepted(isMember: false), true):
                let message = "the synchronized folder \(name) excepts \(quoted(file)) from the target \(member.name)"
                return warning(message, help: "give the file the target in Xcode")
            case (.member, false):
                let message = "the target \(member.name) has the synchronized folder \(name)"
                let help = "except them from it in Xcode if they should not be"
                return warning("\(message): its files are in that target too", help: help)
            case (.excepted(isMember: true), false):
                let message = "the synchronized folder \(name) gives \(quoted(file)) to the target \(member.name) too"
                return warning(message, help: "take the target from the file in Xcode if it should not have it")
            }
        }
    }

    private func warning(_ message: String, help: String) -> Diagnostic {
        Diagnostic(message, help: help, severity: .warning)
    }
}
