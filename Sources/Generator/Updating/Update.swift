/// The difference between two renderings of a module, merged into what people have made of it.
package struct Update: Sendable {

    /// A place that a person has to decide about.
    package struct Conflict: Sendable, Equatable {
        /// The line on disk, from 1; nil where the whole file is meant.
        package let line: Int?
        /// What is wrong there, after the file's name.
        package let message: String
    }

    /// What becomes of a file.
    package enum Outcome: Sendable, Equatable {
        case create([UInt8])
        /// What was made of the file on disk and the two renderings.
        case merge([UInt8])
        case remove
        /// The file on disk is what it shall be.
        case unchanged
        /// There is no such file: somebody has removed it, and it stays away.
        case missing
        /// - Parameter marked: the text with the conflicts marked in it, where that can be written.
        case conflict([Conflict], marked: [UInt8]?)
    }

    /// A file that the two renderings do not agree about.
    package struct File: Sendable, Equatable {
        /// Where it lies, relative to the output folder, or to that of the tests.
        package let path: String
        package let purpose: RenderedFile.Purpose
        package let existing: Existing
        package let outcome: Outcome
    }

    /// In the order of their paths.
    package let files: [File]

    /// - Parameters:
    ///   - disk: the files of the module that either set knows.
    ///   - old: what the module was made from.
    ///   - new: what it shall be.
    ///   - mayBeDone: whether files may have been given some of the changes already, which are then left out.
    ///   - look: tells what is at a path in one of the two output folders.
    /// - Throws: an `inputOutput` failure for a text that is not UTF-8, a `data` failure for one with the markers of an
    ///   earlier conflict.
    package init(
        _ disk: ModuleOnDisk,
        from old: Request,
        to new: Request,
        mayBeDone: Bool,
        look: (String, RenderedFile.Purpose) throws(Failure) -> Existing
    ) throws(Failure) {
        var before = try WrittenModule(old)
        let after = try WrittenModule(new)
        let keys = Set(before.files.keys).union(after.files.keys).sorted { $0.path < $1.path }
        let places = disk.places(of: keys)
        let changed = keys.filter { before.files[$0]?.contents != after.files[$0]?.contents }
        // A file that goes and was edited stays until a person has decided: a run with markers has merged the others then.
        var mayBeDone = mayBeDone
        for key in changed where after.files[key] == nil {
            if let file = places[key], try !before.isAsWritten(file.contents, key) { mayBeDone = true }
        }
        files = try collecting(changed) { key throws(Failure) in
            let file = places[key]
            let outcome: Outcome
            var existing = file.map { Existing.file($0.contents) } ?? .absent
            switch (before.files[key], after.files[key]) {
            case (nil, let new?):
                if file == nil { existing = try look(key.path, key.purpose) }
                outcome = Self.outcome(of: existing, new.contents)
            case (let old?, let new?):
                guard let file else {
                    outcome = .missing
                    break
                }
                let isCopied = old.isCopy || new.isCopy
                let isAsWritten = isCopied ? try before.isAsWritten(file.contents, key) : false
                outcome =
                    isCopied
                    ? Self.outcome(ofCopy: file.contents, isAsWritten, new.contents)
                    : try Self.outcome(of: file, old.contents, new.contents, mayBeDone)
            case (_?, nil):
                guard let file else { return nil }
                let isAsWritten = try before.isAsWritten(file.contents, key)
                let conflict = Conflict(line: nil, message: "is written no more, and somebody has changed it")
                outcome = isAsWritten ? .remove : .conflict([conflict], marked: nil)
            case (nil, nil): return nil
            }
            return File(path: file?.path ?? key.path, purpose: key.purpose, existing: existing, outcome: outcome)
        }.compactMap(\.self)
    }

    // MARK: - One file -

    private static func outcome(of existing: Existing, _ new: [UInt8]) -> Outcome {
        switch existing {
        case .absent: return .create(new)
        case .file(new): return .unchanged
        case .file(let contents):
            let conflict = Conflict(line: nil, message: "is there already, with other content")
            guard let (yours, templates) = text(contents).flatMap({ yours in text(new).map { (yours, $0) } }) else {
                return .conflict([conflict], marked: nil)
            }
            let merge = Merge(old: "", yours: yours, templates: templates, asGit: true)
            return .conflict([conflict], marked: Array(merge.text.utf8))
        case .folder: return .conflict([Conflict(line: nil, message: "is a folder")], marked: nil)
        case .link: return .conflict([Conflict(line: nil, message: "is a link")], marked: nil)
        case .other: return .conflict([Conflict(line: nil, message: "is not a file")], marked: nil)
        }
    }

    private static func outcome(ofCopy contents: [UInt8], _ isAsWritten: Bool, _ new: [UInt8]) -> Outcome {
        if contents == new { return .unchanged }
        if isAsWritten { return .merge(new) }
        let message = "is copied from the set as it is, and somebody has changed it"
        return .conflict([Conflict(line: nil, message: message)], marked: nil)
    }

    private static func outcome(
        of file: ModuleOnDisk.File,
        _ old: [UInt8],
        _ new: [UInt8],
        _ mayBeDone: Bool
    ) throws(Failure) -> Outcome {
        let place = Diagnostic.Place(file: file.shown)
        guard let yours = text(file.contents) else {
            throw Failure(.inputOutput, "the file is not UTF-8", at: place, help: "save it as UTF-8")
        }
        if let line = Merge.firstMarker(in: yours) {
            let place = Diagnostic.Place(file: file.shown, line: line)
            let help = "decide about it, and run the command again"
            throw Failure(.data, "here is a conflict of an earlier merge", at: place, help: help)
        }
        let (old, new) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        let base = mayBeDone ? Merge.base(of: old, yours: yours, templates: new) : old
        let merge = Merge(old: base, yours: yours, templates: new)
        let merged = Array(merge.text.utf8)
        guard merge.hasConflicts else { return merged == file.contents ? .unchanged : .merge(merged) }
        let conflicts = merge.conflicts.map { conflict in
            Conflict(line: conflict.line, message: "the templates change what somebody has changed")
        }
        return .conflict(conflicts, marked: merged)
    }

    private static func text(_ contents: [UInt8]) -> String? {
        let text = String(decoding: contents, as: UTF8.self)
        return text.utf8.elementsEqual(contents) ? text : nil
    }
}

extension ModuleOnDisk {

    /// Where the files that a set writes are: at their paths, else anywhere below the module's folder by their names.
    func places(of keys: [WrittenModule.Key]) -> [WrittenModule.Key: File] {
        var places: [WrittenModule.Key: File] = [:]
        var taken: Set<WrittenModule.Key> = []
        func take(_ key: WrittenModule.Key, where isMatch: (File) -> Bool) {
            guard places[key] == nil else { return }
            let found = files.first { file in
                isMatch(file) && file.purpose == folder(of: key.purpose)
                    && !taken.contains(WrittenModule.Key(path: file.path, purpose: file.purpose))
            }
            guard let found else { return }
            taken.insert(WrittenModule.Key(path: found.path, purpose: found.purpose))
            places[key] = found
        }
        for key in keys { take(key) { $0.path == key.path } }
        for key in keys { take(key) { $0.name == key.path.lastPart } }
        return places
    }
}
