import TestSupport
import Testing

@testable import VipergenGenerator

/// Reads a project in the folder of the sample projects.
func project(_ text: String) throws(Failure) -> XcodeProject {
    try XcodeProject(Array(text.utf8), file: SampleProject.file, folder: SampleProject.folder)
}

/// Additions of files with paths in the project's folder.
func additions(_ paths: [String], to targets: String...) -> [XcodeProject.Addition] {
    paths.map { XcodeProject.Addition(path: "\(SampleProject.folder)/\($0)", targets: targets) }
}

extension String {

    /// The text of this project with files added and removed.
    func changed(
        adding files: [XcodeProject.Addition] = [],
        removing removals: [String] = []
    ) throws(Failure) -> String {
        let removals = removals.map { "\(SampleProject.folder)/\($0)" }
        return String(decoding: try project(self).changed(adding: files, removing: removals).contents, as: UTF8.self)
    }

    /// The lines that `other` has and this text lacks.
    func newLines(of other: String) -> [String] {
        let old = split(separator: "\n", omittingEmptySubsequences: false)
        let new = other.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = new.difference(from: old)
        #expect(difference.removals.isEmpty)
        return difference.insertions.map { change in
            switch change {
            case .insert(_, let line, _), .remove(_, let line, _): String(line)
            }
        }
    }
}
