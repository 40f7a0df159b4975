import Foundation
import PackagePlugin

/// Runs the package's own generator: as a tool it is built of what the plugin of vipergen has built.
@main struct Generate: CommandPlugin {

    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = try Process.run(try context.tool(named: "Generator").url, arguments: arguments)
        program.waitUntilExit()
        if program.terminationStatus != 0 { Diagnostics.error("it failed") }
    }
}
