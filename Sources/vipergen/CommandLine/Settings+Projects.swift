import VipergenGenerator

extension Settings {

    /// True if the run changes an Xcode project.
    var changesProject: Bool {
        !arguments.noProject && (arguments.xcodeproj ?? configuration.xcodeProject) != nil
    }

    /// The paths of the Xcode projects beside the configuration, or in a folder beside it.
    var nearbyProjects: [String] { ProjectFolder.paths(near: repository) }

    /// A note about new files that are in no target of a project. There is none if a project is named, if there is no
    /// project, or if a program generates it or it takes the files by itself.
    func notes(onFilesIn output: OutputFolder) -> [Diagnostic] {
        let isTaken = nearbyProjects.contains { path in
            (try? ProjectFolder(path, at: nil).isSynchronized(output)) ?? false
        }
        return isTaken ? [] : notes(onUnnamedProject: "the files are in no target of it")
    }

    /// A note about the project that no configuration names, and how to name it.
    ///
    /// - Parameter consequence: what happens without it.
    func notes(onUnnamedProject consequence: String) -> [Diagnostic] {
        guard arguments.xcodeproj == nil, configuration.xcodeProject == nil, let path = nearbyProjects.first,
            let project = try? ProjectFolder(path, at: nil), project.note == nil
        else { return [] }
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
