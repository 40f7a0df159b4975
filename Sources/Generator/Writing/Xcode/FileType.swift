/// The type of a file in Xcode, by the ending of its name.
struct FileType: Sendable {
    /// The `lastKnownFileType`.
    let name: String
    /// The phase of a target that has such files; nil for files that targets do not have.
    let phase: ProjectText.Kind?

    init(of path: String) {
        let parts = ProjectPath.name(of: path).split(separator: ".")
        let ending = parts.dropFirst().last?.lowercased() ?? ""
        name = Self.names[ending] ?? "text"
        phase = Self.sources.contains(ending) ? .sources : ["h", "xcconfig"].contains(ending) ? nil : .resources
    }

    private static let sources: Set = ["swift", "m", "mm", "c", "cpp", "metal", "intentdefinition"]
    private static let names = [
        "swift": "sourcecode.swift", "m": "sourcecode.c.objc", "mm": "sourcecode.cpp.objcpp", "c": "sourcecode.c.c",
        "cpp": "sourcecode.cpp.cpp", "metal": "sourcecode.metal", "intentdefinition": "file.intentdefinition",
        "h": "sourcecode.c.h", "xcconfig": "text.xcconfig",
        "storyboard": "file.storyboard", "xib": "file.xib", "strings": "text.plist.strings",
        "stringsdict": "text.plist.stringsdict", "xcstrings": "text.json.xcstrings", "plist": "text.plist.xml",
        "json": "text.json", "xml": "text.xml", "html": "text.html", "css": "text.css", "js": "sourcecode.javascript",
        "md": "net.daringfireball.markdown", "yml": "text.yaml", "yaml": "text.yaml", "png": "image.png",
        "pdf": "image.pdf",
    ]
}
