import Foundation
import PackagePlugin

/// `swift package vipergen …`: the program, with the arguments that are given, where `swift package` was called.
@main struct VipergenPlugin: CommandPlugin {

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = Process()
        program.executableURL = try context.tool(named: "vipergen").url
        program.arguments = arguments
        program.environment = ProcessInfo.processInfo.environment.merging(output(in: context.package)) { own, _ in own }
        try program.run()
        program.waitUntilExit()
        // Whatever the program's exit code was, that of `swift package` is 1.
        if program.terminationStatus != 0 {
            Diagnostics.error("vipergen's exit code is \(program.terminationStatus)")
        }
    }

    /// The variable with the default output folder: that of the package's target, if it has only one that is no test. A
    /// folder outside the package is no default: a clone may have a symlink there.
    private func output(in package: Package) -> [String: String] {
        let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .test }
        guard targets.count == 1 else { return [:] }
        let root = package.directoryURL.resolvingSymlinksInPath().path + "/"
        guard (targets[0].directoryURL.resolvingSymlinksInPath().path + "/").hasPrefix(root) else { return [:] }
        let folder = targets[0].directoryURL.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return ["VIPERGEN_OUTPUT": folder.hasPrefix(here) ? String(folder.dropFirst(here.count)) : folder]
    }
}
