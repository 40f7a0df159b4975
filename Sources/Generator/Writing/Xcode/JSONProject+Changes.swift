/// The format `project.xcproj`: all changes are in one tree.
extension JSONProject: ProjectFormat {

    func written(_ changes: ProjectChanges, _ outline: ProjectOutline) -> [UInt8] {
        JSONProjectWriter(self, changes, outline).written
    }

    func mistake(in contents: [UInt8], _ changes: ProjectChanges, _ outline: ProjectOutline) -> String? {
        do {
            let after = try JSONProject(contents, file: source.name)
            return JSONProjectWriter(self, changes, outline).mistake(in: after)
        } catch {
            return error.diagnostics.map(\.message).joined(separator: "; ")
        }
    }
}
