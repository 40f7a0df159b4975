/// Where Xcode shows a file: most files are items of their own, those of a bundle are one, and the languages of a
/// localised file are in a group.
///
///     App/Home/HomeView.swift                 its own item
///     App/Media.xcassets/Contents.json        the item App/Media.xcassets
///     App/Home/fr.lproj/Home.strings          an item in the group Home.strings of App/Home
///     App/M.xcdatamodeld/M.xcdatamodel/contents   the item M.xcdatamodel in the group App/M.xcdatamodeld
struct ProjectItemPath: Sendable {

    /// The path of the item.
    let path: String
    /// The path of its group, for one of several languages or versions.
    let container: String?
    /// False for a model's list of its versions, which has no item.
    let hasItem: Bool

    /// - Parameter root: the folder that the project is in, which may itself be in a bundle.
    init(of file: String, outside root: String) {
        let ancestors = Array(Path.ancestors(of: file)).reversed().drop { $0 == root || root.rest(below: $0) != nil }
        let bundle = ancestors.first { FileType.isBundle(ProjectPath.name(of: $0)) }
        let item = bundle ?? file
        var isItem = true
        if item.hasSuffix(".xcdatamodeld"), item != file {
            container = item
            path = ancestors.first { $0.hasSuffix(".xcdatamodel") } ?? item
            isItem = path != item
        } else if let folder = ProjectPath.folder(of: item), folder.hasSuffix(".lproj"),
            let outer = ProjectPath.folder(of: folder)
        {
            container = Path.join(outer, ProjectPath.name(of: item))
            path = item
        } else {
            container = nil
            path = item
        }
        // Xcode does not show hidden files.
        hasItem = isItem && !ancestors.contains { ProjectPath.name(of: $0).hasPrefix(".") }
    }

    /// The name of the current version in a model's list of its versions, an XML property list.
    static func currentVersion(in list: [UInt8]) -> String? {
        let text = String(decoding: list, as: UTF8.self)
        guard let key = text.firstRange(of: "<key>_XCCurrentVersionName</key>"),
            let start = text[key.upperBound...].firstRange(of: "<string>")?.upperBound,
            let end = text[start...].firstRange(of: "</string>")?.lowerBound
        else { return nil }
        let name = text[start..<end].replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        return String(name.replacing("&amp;", with: "&"))
    }

    var isVersion: Bool { container?.hasSuffix(".xcdatamodeld") == true }

    /// The names that the group of a localised file may have: the texts of a storyboard are in the storyboard's group.
    var containerNames: [String] {
        guard let container else { return [] }
        let name = ProjectPath.name(of: container)
        guard let dot = name.lastIndex(of: "."), [".strings", ".xcstrings"].contains(name[dot...]) else {
            return [name]
        }
        return [name] + [".storyboard", ".xib", ".intentdefinition"].map { name[..<dot] + $0 }
    }
}
