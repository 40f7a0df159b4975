extension IndentationUnit {

    /// What `swift format` writes if its configuration does not say how many spaces.
    private static let swiftFormatDefault = IndentationUnit(text: "  ")

    /// The indentation that a `.swift-format` or `.editorconfig` asks for: the nearest one, in a folder or in an ancestor.
    ///
    /// - Parameters:
    ///   - folder: from the root, without symlinks.
    ///   - repository: the last folder to look in, outside of a repository of git.
    /// - Returns: nil if there is none, or if it says nothing about Swift.
    package static func configured(around folder: String, upTo repository: String) throws(Failure) -> IndentationUnit? {
        let root = try Disk.realPath(repository) ?? repository
        let top = try Checkout.repository(around: root) ?? root
        for folder in Path.ancestors(of: folder) where folder.path(within: top) != nil {
            if let text = try text(of: ".swift-format", in: folder) { return ofSwiftFormat(text) }
            if let text = try text(of: ".editorconfig", in: folder), let unit = ofEditor(text) { return unit }
        }
        return nil
    }

    private static func text(of file: String, in folder: String) throws(Failure) -> String? {
        let path = Path.join(folder, file)
        guard try Disk.kind(of: path) == .file else { return nil }
        return try Disk.read(path, limit: Limits.documentSize).validText
    }

    /// `{"indentation": {"spaces": 4}}`.
    private static func ofSwiftFormat(_ text: String) -> IndentationUnit? {
        guard let root = try? Document(text, file: "").root else { return nil }
        let indentation = root["indentation"]
        if !indentation["tabs"].isMissing { return IndentationUnit(text: "\t") }
        return indentation.isMissing ? swiftFormatDefault : indentation["spaces"].scalar.flatMap(IndentationUnit.init)
    }

    /// `indent_style` and `indent_size`, in sections such as `[*]` and `[*.{swift,m}]`. The last section counts.
    private static func ofEditor(_ text: String) -> IndentationUnit? {
        var isForSwift = false
        var values: [String: String] = [:]
        for line in text.split(whereSeparator: \.isLineEnd) {
            let line = Substring(line.utf8.trimmingSpaces)
            if line.first == "[" {
                let words = line.split { "[]{},*./".contains($0) }
                isForSwift = words.isEmpty || words.contains("swift")
            } else if isForSwift, let equals = line.firstIndex(of: "="), line.first != "#", line.first != ";" {
                let key = String(Substring(line[..<equals].utf8.trimmingSpaces)).lowercased()
                values[key] = String(Substring(line[equals...].dropFirst().utf8.trimmingSpaces)).lowercased()
            }
        }
        if values["indent_style"] == "tab" { return IndentationUnit(text: "\t") }
        return values["indent_size"].flatMap(Int.init).flatMap { IndentationUnit(.number(Double($0))) }
    }
}
