/// The difference between two renderings of a module, merged into its files on disk.
package struct Update: Sendable {

    /// A file that differs between the two renderings.
    package struct File: Sendable, Equatable {
        /// What the run does about it. In a conflict, the contents are the text with the conflicts marked in it, where that
        /// can be written.
        package let planned: PlannedFile
        /// The places where a person has to decide; one about the whole file has no line.
        package let conflicts: [Merge.Conflict]
    }

    /// A file, with what the templates wrote before, and what they write now; empty if they do not write it.
    struct Merged {
        var file: File
        let base: [UInt8]
        let templates: [UInt8]
        /// See ``Merge/missed``.
        let missed: Set<SwiftTree.Declaration>
    }

    private typealias Outcome = (state: FileState, contents: [UInt8]?, conflicts: [Merge.Conflict])

    /// In the order of their paths.
    package let files: [File]
    /// About lines that use what is no longer there.
    package let notes: [Diagnostic]

    /// - Parameters:
    ///   - disk: the files of the module that either set knows.
    ///   - old: the request that the module was made by.
    ///   - new: the request that it is to match.
    ///   - swiftFiles: all Swift files of the module's folders.
    ///   - look: returns what is at a path in the output folder of modules or of tests.
    /// - Throws: an `inputOutput` failure for a text that is not UTF-8, a `data` failure for one with the markers of an
    ///   earlier conflict.
    package init(
        _ disk: ModuleOnDisk,
        from old: Request,
        to new: Request,
        swiftFiles: () throws(Failure) -> ModuleOnDisk,
        look: (String, FilePurpose) throws(Failure) -> Existing
    ) throws(Failure) {
        _ = try collecting(disk.files, Self.checkIsResolved)
        let before = try WrittenModule(old)
        let after = try WrittenModule(new)
        let locations = Set(before.files.keys).union(after.files.keys).sorted { $0.path < $1.path }
        let all = zip(locations, disk.places(of: locations).map { $0.map { disk.files[$0] } })
        let written = all.filter { location, _ in before.files[location] != nil }
        let changed = all.filter { location, _ in
            before.files[location]?.contents != after.files[location]?.contents
        }
        // An edited file that the templates no longer write stays until a person decides. A run with markers may have merged
        // the other files before that.
        var edited: Set<RenderedFile.Location> = []
        for case (let location, let file?) in changed where after.files[location] == nil {
            if try !before.isUnedited(file.contents, at: location) { edited.insert(location) }
        }
        let indentation = Self.indentation(of: before, as: disk)
        let planned = try collecting(changed) { location, file throws(Failure) -> Merged? in
            let (old, new) = (before.files[location], after.files[location])
            let path = file?.path ?? Self.path(of: location, beside: written)
            let existing = if let file { file.existing } else { try look(path, location.purpose) }
            var outcome: Outcome
            var missed: Set<SwiftTree.Declaration> = []
            switch (old, file, new) {
            case (nil, _, nil): return nil
            case (_, let file?, let new) where file.symlink != nil:
                // Nothing is changed through a symlink, and none is replaced: others may use its target, too.
                let isSame = new?.contents.withoutByteOrderMark == file.contents
                outcome = isSame ? (.unchanged, nil, []) : Self.conflict(file.symlinkProblem ?? "")
            case (nil, _, let new?):
                let indentation = new.path.isSwift && !after.isCopy(location) ? indentation : nil
                outcome = Self.outcome(of: existing, indentation?.text(new.contents) ?? new.contents)
            case (let old?, nil, let new):
                if existing == .absent, let other = try swiftFiles().file(declaringTypesOf: old) {
                    outcome = Self.conflict("its types are in '\(other.path)': rename that file, or change it by hand")
                } else if let new {
                    // A person deleted the file, or has a folder in its place.
                    let isThere = existing == .link || existing.isFile
                    outcome = isThere ? Self.outcome(of: existing, new.contents) : (.skip, nil, [])
                } else {
                    return nil
                }
            case (let old?, let file?, let new?):
                if before.isCopy(location) || after.isCopy(location) {
                    let isUnedited = try before.isUnedited(file.contents, at: location)
                    outcome = Self.outcome(ofCopy: file.contents, isUnedited, new.contents)
                } else {
                    let texts = try Self.texts(before, after, at: location, of: file) ?? (old.contents, new.contents)
                    let merge = try Self.merge(of: file, texts.old, texts.new, indentation)
                    missed = merge.missed
                    outcome = Self.outcome(of: file, merge)
                }
                outcome = Self.withByteOrderMark(outcome, of: file, old.contents, new.contents)
            case (_?, _?, nil):
                let message = "the templates no longer write this file, and you edited it"
                outcome = edited.contains(location) ? Self.conflict(message) : (.remove, nil, [])
            }
            let plan = PlannedFile(
                path: path,
                contents: outcome.contents,
                existing: existing,
                state: outcome.state,
                purpose: location.purpose,
                isExecutable: new?.isExecutable == true
            )
            let file = File(planned: plan, conflicts: outcome.conflicts)
            let (base, templates) = (old?.contents ?? [], new?.contents ?? [])
            return Merged(file: file, base: base, templates: templates, missed: missed)
        }.compactMap(\.self)
        files = try Self.refusingReturns(Self.refusingRepetitions(planned, swiftFiles)).map(\.file)
        notes = try Self.notes(onUsesAfter: files, from: before, to: after, swiftFiles)
    }

    private static func checkIsResolved(_ file: ModuleOnDisk.File) throws(Failure) {
        guard let line = file.firstMarker else { return }
        let place = Diagnostic.Place(file: file.shown, line: line)
        let help = "decide about it, and run the command again"
        throw Failure(.data, "here is a conflict of an earlier merge", at: place, help: help)
    }

    /// The indentation of a module's files in place of the templates'.
    private static func indentation(of written: WrittenModule, as disk: ModuleOnDisk) -> Indentation? {
        let rendered = written.files.values.filter(\.path.isSwift).flatMap(\.contents.lines)
        let own = disk.files.filter(\.path.isSwift).flatMap(\.contents.lines)
        return Indentation(of: rendered, by: Indentation.step(of: own))
    }

    /// The path of a new file. If a person moved all files of its folder into one other folder, it goes there, too.
    private static func path(
        of location: RenderedFile.Location,
        beside files: some Sequence<(RenderedFile.Location, ModuleOnDisk.File?)>
    ) -> String {
        let folder = Path.parent(of: location.path)
        let siblings = files.filter { $0.0.purpose == location.purpose && Path.parent(of: $0.0.path) == folder }
        let folders = Set(siblings.map { $1.map { Path.parent(of: $0.path) } })
        let isOne = folders.count == 1
        return Path.join(isOne ? folders.first.flatMap(\.self) ?? folder : folder, String(location.path.lastPart))
    }

    // MARK: - One file -

    /// Both renderings of a file with the author and the date of the file on disk, if they differ in the comment at its
    /// head; else nil.
    private static func texts(
        _ before: WrittenModule,
        _ after: WrittenModule,
        at location: RenderedFile.Location,
        of file: ModuleOnDisk.File
    ) throws(Failure) -> (old: [UInt8], new: [UInt8])? {
        let comments = [before, after].map { $0.files[location]?.contents.comment }
        guard comments[0] != comments[1] else { return nil }
        let headers =
            try before.headers(of: file.contents, at: location) + after.headers(of: file.contents, at: location)
        guard let header = headers.min(by: { $0.difference < $1.difference }),
            let old = try before.contents(at: location, with: header),
            let new = try after.contents(at: location, with: header)
        else { return nil }
        return (old, new)
    }

    /// A conflict about the whole file.
    private static func conflict(_ message: String, marked: [UInt8]? = nil) -> Outcome {
        (.conflict, marked, [Merge.Conflict(line: nil, message: message, diff: [])])
    }

    private static func outcome(of existing: Existing, _ new: [UInt8]) -> Outcome {
        switch existing {
        case .absent: return (.create, new, [])
        case .file(let contents) where contents.withoutByteOrderMark == new.withoutByteOrderMark:
            return (.unchanged, contents, [])
        case .file(let contents):
            let message = "is there already, with other content"
            guard let yours = contents.validText, let templates = new.validText else { return conflict(message) }
            let merge = Merge(base: "", yours: yours, templates: templates, isSwift: false)
            return conflict(message, marked: Array(merge.text.utf8))
        case .folder: return conflict("is a folder")
        case .link: return conflict("is a symlink")
        case .other: return conflict("is not a file")
        }
    }

    /// The outcome with the byte order mark of the file on disk, or that of the templates where only they changed it.
    private static func withByteOrderMark(
        _ outcome: Outcome,
        of file: ModuleOnDisk.File,
        _ old: [UInt8],
        _ new: [UInt8]
    ) -> Outcome {
        let isSame = file.hasByteOrderMark == old.hasByteOrderMark
        let hasMark = isSame ? new.hasByteOrderMark : file.hasByteOrderMark
        let contents = outcome.contents?.with(byteOrderMark: hasMark)
        let isChange = outcome.state == .unchanged && hasMark != file.hasByteOrderMark
        return (isChange ? .merge : outcome.state, contents, outcome.conflicts)
    }

    private static func outcome(ofCopy contents: [UInt8], _ isUnedited: Bool, _ new: [UInt8]) -> Outcome {
        if contents == new.withoutByteOrderMark { return (.unchanged, new, []) }
        if isUnedited { return (.merge, new, []) }
        return conflict("the set copies this file unchanged, and you edited it")
    }

    private static func merge(
        of file: ModuleOnDisk.File,
        _ old: [UInt8],
        _ new: [UInt8],
        _ indentation: Indentation?
    ) throws(Failure) -> Merge {
        guard let yours = file.contents.validText else {
            let place = Diagnostic.Place(file: file.shown)
            throw Failure(.inputOutput, "the file is not UTF-8", at: place, help: "save it as UTF-8")
        }
        let old = String(decoding: old.withoutByteOrderMark, as: UTF8.self)
        let new = String(decoding: new.withoutByteOrderMark, as: UTF8.self)
        let isSwift = file.path.isSwift
        return Merge(base: old, yours: yours, templates: new, indentation: indentation, isSwift: isSwift)
    }

    private static func outcome(of file: ModuleOnDisk.File, _ merge: Merge) -> Outcome {
        let merged = Array(merge.text.utf8)
        guard merge.hasConflicts else { return (merged == file.contents ? .unchanged : .merge, merged, []) }
        return (.conflict, merged, merge.conflicts)
    }
}
