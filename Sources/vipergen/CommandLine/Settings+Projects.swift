import VipergenGenerator

extension Settings {

    /// True if the run changes an Xcode project.
    var changesProject: Bool {
        !arguments.noProject && (arguments.xcodeproj ?? configuration.xcodeProject) != nil
    }

    /// The paths of the Xcode projects beside the configuration, or in a folder beside it.
    var nearbyProjects: [String] { ProjectFolder.paths(near: repository) }

    /// The app of the only Xcode project; of several apps the one with the project's name.
    var appOfOnlyProject: String? {
        guard nearbyProjects.count == 1, let apps = try? ProjectFolder(nearbyProjects[0], at: nil).appNames else {
            return nil
        }
        let name = (nearbyProjects[0].pathParts.last ?? "").dropLast(ProjectFolder.ending.count)
        return apps.count == 1 ? apps[0] : apps.first { $0 == name }
    }

    /// True if a folder belongs to a Swift package that is nearer than an Xcode project.
    private func isInPackage(_ output: OutputFolder) -> Bool {
        let projects = nearbyProjects.compactMap { try? Disk.realPath(Path.parent(of: $0)) }
        let folders = Path.ancestors(of: output.identity)
        return folders.first { projects.contains($0) || Self.isPackage($0) }.map { !projects.contains($0) } ?? false
    }

    private static func isPackage(_ folder: String) -> Bool {
        (try? Disk.realPath(Path.join(folder, "Package.swift"))) != .some(nil)
    }

    /// A note about the project that no configuration names, and how to name it.
    ///
    /// - Parameters:
    ///   - consequence: what happens without it.
    ///   - output: the folder of the files; there is no note if a project takes these by itself, or if they are in a
    ///     package.
    func notes(onUnnamedProject consequence: String, of output: OutputFolder? = nil) -> [Diagnostic] {
        if let output, isInPackage(output) { return [] }
        if arguments.xcodeproj != nil || configuration.xcodeProject != nil { return [] }
        let paths = nearbyProjects
        let projects = paths.map { try? ProjectFolder($0, at: nil) }
        if let output, projects.contains(where: { (try? $0?.isSynchronized(output)) ?? false }) { return [] }
        guard let path = paths.first, let project = projects[0], project.note == nil else { return [] }
        let targets = (try? project.targetNames) ?? []
        // The app's target has the name of the project, or is the only one.
        let name = (path.pathParts.last ?? path).dropLast(ProjectFolder.ending.count)
        let target = targets.first { $0 == name } ?? (targets.count == 1 ? targets[0] : "TARGET")
        // 'init' changes an existing configuration only with '--force'.
        let force = configuration.exists || arguments.command == .initialize ? ["--force"] : []
        let words = [Program.name, Command.initialize.rawValue] + force + ["--xcodeproj", path, "--target", target]
        let help = "'\(ShellWords.joined(words))' names it, and new files go into the target from then on"
        return [Diagnostic("no configuration names '\(path)': \(consequence)", help: help, severity: .note)]
    }
}
