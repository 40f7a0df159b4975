import VipergenGenerator

/// The Xcode projects beside the configuration, or in a folder beside it.
struct NearbyProjects {

    /// Their paths.
    let paths: [String]
    private let settings: Settings

    init(_ settings: Settings) {
        self.settings = settings
        let folder = settings.repository
        // What cannot be read has no projects.
        func projects(in folder: String) -> [String] {
            let names = (try? Disk.folderNames(in: folder)) ?? []
            return names.filter { $0.hasSuffix(ProjectFolder.ending) }.map { Path.join(folder, $0) }
        }
        let beside = projects(in: folder)
        // Those of CocoaPods and Carthage are not the app's.
        let folders = ((try? Disk.folderNames(in: folder)) ?? []).filter { !["Pods", "Carthage"].contains($0) }
        paths = beside.isEmpty ? folders.flatMap { projects(in: Path.join(folder, $0)) } : beside
    }

    /// A note about new files that are in no target; nil if there is no project, one is named, a program generates it, or it
    /// takes the files by itself.
    func note(of output: OutputFolder) -> Diagnostic? {
        let isTaken = paths.contains { path in
            (try? ProjectFolder(path, at: nil).isSynchronized(output)) ?? false
        }
        return isTaken ? nil : note(about: "the files are in no target of it")
    }

    /// A note about the project that no configuration names, and how to name it.
    ///
    /// - Parameter consequence: what follows from that.
    func note(about consequence: String) -> Diagnostic? {
        guard settings.arguments[.xcodeproj] == nil, settings.configuration.xcode == nil, let path = paths.first,
            let project = try? ProjectFolder(path, at: nil), project.note == nil
        else { return nil }
        let targets = (try? project.targetNames) ?? []
        // The app's target is called as the project, or is the only one.
        let name = (path.pathParts.last ?? path).dropLast(ProjectFolder.ending.count)
        let target = targets.first { $0 == name } ?? (targets.count == 1 ? targets[0] : "TARGET")
        // Only with it does 'init' change a configuration.
        let isThere = settings.configuration.exists || settings.arguments.command == .initialize
        let force = isThere ? ["--force"] : []
        let words = [Program.name, Command.initialize.rawValue] + force + ["--xcodeproj", path, "--target", target]
        return Diagnostic(
            "no configuration names '\(path)': \(consequence)",
            help: "'\(ShellWords.joined(words))' names it, and new files go into the target from then on",
            severity: .note
        )
    }
}
