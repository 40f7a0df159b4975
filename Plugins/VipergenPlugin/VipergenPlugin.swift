import Foundation
import PackagePlugin

/// `swift package vipergen …`: the program, with the arguments that are given, where `swift package` was called.
@main struct VipergenPlugin: CommandPlugin {

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = try Process.run(try context.tool(named: "vipergen").url, arguments: arguments)
        program.waitUntilExit()
        // Whatever the program's exit code was, that of `swift package` is 1.
        if program.terminationStatus != 0 {
            Diagnostics.error("vipergen's exit code is \(program.terminationStatus)")
        }
    }
}
