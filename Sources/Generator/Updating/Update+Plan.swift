extension Update.File {

    /// The file in the plan of the run.
    ///
    /// - Parameter withMarkers: whether conflicts are written, as far as they can be.
    package func planned(withMarkers: Bool) -> PlannedFile {
        let (contents, state): ([UInt8]?, FileState) =
            switch outcome {
            case .create(let bytes): (bytes, .create)
            case .merge(let bytes): (bytes, .merge)
            case .remove: (nil, .remove)
            case .unchanged: (existing.contents, .unchanged)
            case .missing: (nil, .skip)
            case .conflict(_, let marked?) where withMarkers: (marked, .merge)
            case .conflict where withMarkers: (existing.contents, .skip)
            case .conflict(_, let marked): (marked, .conflict)
            }
        return PlannedFile(path: path, contents: contents, existing: existing, state: state)
    }
}

extension Existing {

    fileprivate var contents: [UInt8]? { if case .file(let contents) = self { contents } else { nil } }

    /// The text of a line of a file, from 1; nil if there is no such line.
    package func line(_ number: Int) -> String? {
        let lines = contents?.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) ?? []
        guard lines.indices.contains(number - 1) else { return nil }
        let text = String(decoding: lines[number - 1], as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }
}
