import VipergenGenerator

/// The lines of a run about what it does, as many as a person reads: one for each file; with more files one for each
/// module, and with many modules none. A verdict says it all in one line each time.
struct RunLines {

    private static let maximumFiles = 20
    /// With more modules, there is no line for each.
    static let maximumModules = 200

    private var files: [String] = []
    private var modules: [String] = []
    private var moduleCount = 0
    private var name = ""
    private var tally = Tally()
    /// Files that belong to no module: a configuration, an Xcode project.
    private var others = Tally()
    private var otherLines: [String] = []
    private var otherPath = ""

    /// Adds what is planned for a module, or for files of none.
    ///
    /// - Parameter withLines: whether lines are kept; without them, everything is counted only.
    mutating func add(_ changes: [Change], _ mood: Tally.Mood, withLines: Bool) {
        // What will not be printed is not kept: a run needs no more memory for many modules than for one.
        var module = withLines && moduleCount < Self.maximumModules ? Tally() : nil
        for change in changes {
            if let folder = change.plan.folder, change.plan.files.contains(where: { $0.state == .create }) {
                tally.add(folder: change.output.shown(folder))
                module?.add(folder: change.output.shown(folder))
            }
            for file in change.plan.files {
                if change.plan.folder != nil {
                    tally.add(file)
                    module?.add(file)
                    guard withLines, tally.fileCount <= Self.maximumFiles else { continue }
                    files.append(Self.line(file, change.output.shown(file.path)))
                } else if mood == .checked {
                    tally.add(file)
                } else {
                    others.add(file)
                    otherPath = change.output.shown(file.path)
                    if withLines { otherLines.append(Self.line(file, otherPath)) }
                }
            }
        }
        if let folder = changes.lazy.compactMap(\.plan.folder).first {
            moduleCount += 1
            if moduleCount <= Self.maximumModules {
                name = visible(folder.pathParts.last ?? folder)
            }
            if changes.contains(where: { $0.problem != nil }) {
                module?.holdBack()
                tally.holdBack()
            }
            if let module { modules.append("\(name): \(module.text(mood, isOne: true))") }
        }
        if tally.fileCount > Self.maximumFiles { files = [] }
        if moduleCount > Self.maximumModules { modules = [] }
    }

    /// The line about a file.
    static func line(_ file: PlannedFile, _ path: String) -> String {
        let state = file.state.rawValue
        let note = file.isMissing ? " (not there, left out)" : ""
        return state + String(repeating: " ", count: 11 - state.count) + visible(path) + note
    }

    /// Those that are printed.
    var all: [String] {
        (tally.fileCount <= Self.maximumFiles ? files : modules) + otherLines
    }

    /// `Login: 6 files written to Demo/Login`.
    ///
    /// - Parameter name: what the files are of, if that is not modules.
    func verdict(_ mood: Tally.Mood, of name: String? = nil) -> String {
        if let name { return "\(name): \(tally.text(mood, isOne: false))" }
        var parts: [String] = []
        switch moduleCount {
        case 0: break
        case 1: parts.append("\(self.name): \(tally.text(mood, isOne: true))")
        default: parts.append("\(counted(moduleCount, "module")): \(tally.text(mood, isOne: false))")
        }
        if let text = others.change(mood, of: otherPath) { parts.append(text) }
        if parts.isEmpty { return others.fileCount == 0 ? "no modules" : "unchanged" }
        return parts.joined(separator: "; ")
    }
}
