/// The type of a file or a bundle in Xcode, by the ending of its name.
struct FileType: Sendable {

    /// The type's name, as a project has it.
    let name: String
    /// The phase of a target that has such files; nil for files that targets do not have.
    let phase: ProjectOutline.Phase.Kind?

    init(of path: String) {
        let file = ProjectPath.name(of: path)
        let ending = Self.ending(of: file)
        let (name, phase) = Self.table[ending] ?? ("text", .resources)
        self.name = name
        let isOfNoPhase = file.isBuildManifest || file == "Info.plist" || file.hasSuffix("-Info.plist")
        self.phase = isOfNoPhase ? nil : phase
    }

    /// True for a folder that Xcode shows as one item, such as an asset catalog.
    static func isBundle(_ name: String) -> Bool { bundles.contains(ending(of: name)) }

    private static func ending(of name: String) -> String {
        name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    }

    private static let bundles: Set = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc", "bundle", "xcframework", "framework",
        "icon", "mlpackage", "scnassets", "atlas", "xcstickers", "rkassets", "playground", "app", "appex",
    ]

    private typealias Row = (name: String, phase: ProjectOutline.Phase.Kind?)

    /// By the ending. What is not listed is text that the app has as a resource.
    private static let table: [String: Row] = [
        // Compiled.
        "swift": ("sourcecode.swift", .sources), "m": ("sourcecode.c.objc", .sources),
        "mm": ("sourcecode.cpp.objcpp", .sources), "c": ("sourcecode.c.c", .sources),
        "cpp": ("sourcecode.cpp.cpp", .sources), "cc": ("sourcecode.cpp.cpp", .sources),
        "cxx": ("sourcecode.cpp.cpp", .sources), "s": ("sourcecode.asm", .sources),
        "metal": ("sourcecode.metal", .sources), "intentdefinition": ("file.intentdefinition", .sources),
        "mlmodel": ("file.mlmodel", .sources), "mlpackage": ("folder.mlpackage", .sources),
        "xcdatamodel": ("wrapper.xcdatamodel", .sources), "xcdatamodeld": ("wrapper.xcdatamodel", .sources),
        "xcmappingmodel": ("wrapper.xcmappingmodel", .sources),
        "docc": ("folder.documentationcatalog", .sources),
        // Copied into the app.
        "storyboard": ("file.storyboard", .resources), "xib": ("file.xib", .resources),
        "xcassets": ("folder.assetcatalog", .resources), "icon": ("folder.iconcomposer.icon", .resources),
        "bundle": ("wrapper.plug-in", .resources), "scnassets": ("wrapper.scnassets", .resources),
        "atlas": ("folder.skatlas", .resources), "xcstickers": ("folder.stickers", .resources),
        "rkassets": ("folder.rkassets", .resources), "strings": ("text.plist.strings", .resources),
        "stringsdict": ("text.plist.stringsdict", .resources), "xcstrings": ("text.json.xcstrings", .resources),
        "plist": ("text.plist.xml", .resources), "xcprivacy": ("text.xml", .resources),
        "json": ("text.json", .resources), "xml": ("text.xml", .resources), "html": ("text.html", .resources),
        "css": ("text.css", .resources), "js": ("sourcecode.javascript", .resources),
        "md": ("net.daringfireball.markdown", .resources), "yml": ("text.yaml", .resources),
        "yaml": ("text.yaml", .resources), "png": ("image.png", .resources), "jpg": ("image.jpeg", .resources),
        "jpeg": ("image.jpeg", .resources), "gif": ("image.gif", .resources), "svg": ("text", .resources),
        "pdf": ("image.pdf", .resources), "ttf": ("file", .resources), "otf": ("file", .resources),
        "mp3": ("audio.mp3", .resources), "wav": ("audio.wav", .resources),
        // Linked.
        "xcframework": ("wrapper.xcframework", .frameworks), "framework": ("wrapper.framework", .frameworks),
        // In no phase: read by the compiler, by Xcode, or named in build settings.
        "h": ("sourcecode.c.h", nil), "hh": ("sourcecode.cpp.h", nil), "hpp": ("sourcecode.cpp.h", nil),
        "pch": ("sourcecode.c.h", nil), "modulemap": ("sourcecode.module-map", nil),
        "xcconfig": ("text.xcconfig", nil), "entitlements": ("text.plist.entitlements", nil),
        "xctestplan": ("text", nil), "storekit": ("text", nil), "xcfilelist": ("text.xcfilelist", nil),
        "playground": ("file.playground", nil), "app": ("wrapper.application", nil),
        "appex": ("wrapper.app-extension", nil), "apinotes": ("text.apinotes", nil),
    ]
}
