/// What Xcode takes a file for, by the end of its name.
struct FileType: Sendable {
    /// The `lastKnownFileType`.
    let name: String
    /// The phase of a target that such files belong to; nil for files that targets do not take.
    let phase: ProjectText.Kind?

    init(of path: String) {
        let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
        (name, phase) = Self.known[ending ?? ""] ?? ("text", .resources)
    }

    private static let known: [String: (String, ProjectText.Kind?)] = [
        "swift": ("sourcecode.swift", .sources),
        "m": ("sourcecode.c.objc", .sources),
        "mm": ("sourcecode.cpp.objcpp", .sources),
        "c": ("sourcecode.c.c", .sources),
        "cpp": ("sourcecode.cpp.cpp", .sources),
        "metal": ("sourcecode.metal", .sources),
        "intentdefinition": ("file.intentdefinition", .sources),
        "h": ("sourcecode.c.h", nil),
        "xcconfig": ("text.xcconfig", nil),
        "storyboard": ("file.storyboard", .resources),
        "xib": ("file.xib", .resources),
        "strings": ("text.plist.strings", .resources),
        "stringsdict": ("text.plist.stringsdict", .resources),
        "xcstrings": ("text.json.xcstrings", .resources),
        "plist": ("text.plist.xml", .resources),
        "json": ("text.json", .resources),
        "xml": ("text.xml", .resources),
        "html": ("text.html", .resources),
        "css": ("text.css", .resources),
        "js": ("sourcecode.javascript", .resources),
        "md": ("net.daringfireball.markdown", .resources),
        "yml": ("text.yaml", .resources),
        "yaml": ("text.yaml", .resources),
        "png": ("image.png", .resources),
        "pdf": ("image.pdf", .resources),
    ]
}
