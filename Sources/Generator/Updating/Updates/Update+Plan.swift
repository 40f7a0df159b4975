extension Update.File {

    /// The file in the plan of a run that writes conflicts, as far as they can be written.
    package var plannedWithMarkers: PlannedFile {
        guard planned.state == .conflict else { return planned }
        var file = planned
        file.contents = planned.contents ?? planned.existing.contents
        file.state = planned.contents == nil ? .skip : .merge
        file.hasMarkers = planned.contents != nil
        return file
    }
}

extension Existing {

    var isFile: Bool { contents != nil }

    /// The contents of a file; nil for anything else.
    package var contents: [UInt8]? { if case .file(let contents) = self { contents } else { nil } }

    /// The text of a line of a file, from 1; nil if there is no such line.
    package func line(_ number: Int) -> String? {
        let lines = (contents ?? []).lines
        guard lines.indices.contains(number - 1) else { return nil }
        return String(decoding: lines[number - 1].bytes, as: UTF8.self)
    }
}
