@testable import VipergenGenerator

/// A module in memory, like one on disk.
struct ModuleInMemory {
    let module: Module
    var files: [RenderedFile.Location: [UInt8]] = [:]

    init(_ request: Request) throws {
        module = request.module
        for file in try request.render() {
            files[RenderedFile.Location(path: file.path, purpose: file.purpose)] = file.contents
        }
    }

    /// - Parameter output: the folder of the modules on disk.
    init(_ module: Module, in output: OutputFolder) throws {
        self.module = module
        let outputs = OutputFolders(modules: output, tests: try OutputFolder("/nowhere"))
        let disk = try ModuleOnDisk(module, in: outputs, where: { _ in true })
        for file in disk.files { files[RenderedFile.Location(path: file.path, purpose: .module)] = file.contents }
    }

    var onDisk: ModuleOnDisk {
        ModuleOnDisk(
            module,
            files.map { ModuleOnDisk.File(path: $0.path, contents: $1, purpose: $0.purpose) },
            hasOneFolder: false
        )
    }

    /// - Returns: the conflicts.
    mutating func apply(_ update: Update) -> [String] {
        var conflicts: [String] = []
        for file in update.files {
            let path = file.planned.path
            if file.planned.isChange {
                files[RenderedFile.Location(path: path, purpose: file.planned.purpose)] = file.planned.contents
            }
            conflicts += file.conflicts.map { "\(path):\($0.line ?? 0): \($0.message)" }
        }
        return conflicts
    }

    mutating func update(from old: Request, to new: Request) throws -> [String] {
        let onDisk = onDisk
        let files = files
        let update = try Update(
            onDisk,
            from: old,
            to: new,
            swiftFiles: { onDisk },
            look: { path, purpose throws(Failure) in
                files[RenderedFile.Location(path: path, purpose: purpose)].map(Existing.file) ?? .absent
            }
        )
        return apply(update)
    }
}
