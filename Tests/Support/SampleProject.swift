/// Small projects in the forms that versions of Xcode write, with the app `App` and its tests `AppTests`.
package enum SampleProject: String, CaseIterable, Sendable {
    /// Format 46, of Xcode 8: a group has a name, and its folder is its parent's.
    case named = "46"
    /// Format 56, of Xcode 14: groups have paths.
    case groups = "56"
    /// Format 77, of Xcode 16: the app's folder is synchronized, but one folder in it is explicit and one file
    /// excepted.
    case synchronized = "77"
    /// Format 90: empty and default values are left out.
    case sparse = "90"

    /// The folder that the project is in.
    package static let folder = "/home/me/app"
    package static let file = "App.xcodeproj/project.pbxproj"

    package var text: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = \(rawValue);
        \tobjects = {

        \(sections.joined(separator: "\n\n"))
        \t};
        \trootObject = A00000000000000000000001 /* Project object */;
        }

        """
    }

    /// The number of the first line that contains a text.
    package func line(of part: String) -> Int {
        let before = text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)[0]
        return before.count { $0 == "\n" } + 1
    }

    private var sections: [String] {
        var sections = [
            section("PBXGroup", groups), section("PBXNativeTarget", targets), section("PBXProject", project),
            section("PBXResourcesBuildPhase", phase("70", "Resources", "PBXResourcesBuildPhase")),
            section(
                "PBXSourcesBuildPhase",
                phase("60", "Sources", "PBXSourcesBuildPhase", self == .groups || self == .named ? ["20"] : [])
                    + "\n" + phase("61", "Sources", "PBXSourcesBuildPhase")
            ),
        ]
        switch self {
        case .named, .groups:
            sections.insert(section("PBXFileReference", reference), at: 0)
            sections.insert(section("PBXBuildFile", buildFile), at: 0)
        case .synchronized:
            sections.insert(section("PBXFileSystemSynchronizedRootGroup", synchronizedGroup), at: 0)
            sections.insert(section("PBXFileSystemSynchronizedBuildFileExceptionSet", exceptions), at: 0)
        case .sparse: break
        }
        return sections
    }

    private func section(_ name: String, _ objects: String) -> String {
        "/* Begin \(name) section */\n\(objects)\n/* End \(name) section */"
    }

    package static func id(_ number: String) -> String {
        "A0000000000000000000" + "0000".dropLast(number.count) + number
    }

    private func object(_ number: String, _ comment: String, _ fields: [String]) -> String {
        let comment = comment.isEmpty ? "" : " /* \(comment) */"
        return "\t\t\(Self.id(number))\(comment) = {\n" + fields.map { "\t\t\t\($0);\n" }.joined() + "\t\t};"
    }

    private func list(_ entries: [String]) -> String {
        "(\n" + entries.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)"
    }

    private func entry(_ number: String, _ comment: String) -> String { "\(Self.id(number)) /* \(comment) */" }

    // MARK: - Objects -

    private var buildFile: String {
        "\t\t\(entry("20", "AppDelegate.swift in Sources")) = "
            + "{isa = PBXBuildFile; fileRef = \(entry("10", "AppDelegate.swift")); };"
    }

    private var reference: String {
        "\t\t\(entry("10", "AppDelegate.swift")) = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
            + "path = \(self == .named ? "App/" : "")AppDelegate.swift; sourceTree = \"<group>\"; };"
    }

    private var groups: String {
        let main = object(
            "30",
            "",
            ["isa = PBXGroup", "children = \(list([entry("31", "App")]))", "sourceTree = \"<group>\""]
        )
        guard self != .synchronized else { return main }
        let children = self == .sparse ? [] : ["children = \(list([entry("10", "AppDelegate.swift")]))"]
        let name = self == .named ? "name = App" : "path = App"
        let app = ["isa = PBXGroup"] + children + [name, "sourceTree = \"<group>\""]
        return main + "\n" + object("31", "App", app)
    }

    private var synchronizedGroup: String {
        "\t\t\(entry("31", "App")) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = "
            + "(\(entry("32", "PBXFileSystemSynchronizedBuildFileExceptionSet")), ); explicitFileTypes = {}; "
            + "explicitFolders = (Raw, ); path = App; sourceTree = \"<group>\"; };"
    }

    private var exceptions: String {
        let files = list(["/Localized/Login/Login.storyboard", "Login/LoginWireframe.swift", "Raw"])
        return object(
            "32",
            "PBXFileSystemSynchronizedBuildFileExceptionSet",
            [
                "isa = PBXFileSystemSynchronizedBuildFileExceptionSet", "membershipExceptions = \(files)",
                "target = \(entry("40", "App"))",
            ]
        )
    }

    private var targets: String {
        let app = [entry("60", "Sources"), entry("70", "Resources")]
        let folders = "fileSystemSynchronizedGroups = \(list([entry("31", "App")]))"
        return object(
            "40",
            "App",
            ["isa = PBXNativeTarget", "buildPhases = \(list(app))"] + (self == .synchronized ? [folders] : [])
                + ["name = App", "productType = \"com.apple.product-type.application\""]
        ) + "\n"
            + object(
                "41",
                "AppTests",
                ["isa = PBXNativeTarget", "buildPhases = \(list([entry("61", "Sources")]))", "name = AppTests"]
            )
    }

    private var project: String {
        object(
            "1",
            "Project object",
            [
                "isa = PBXProject", "attributes = {\n\t\t\t\tLastUpgradeCheck = 1500;\n\t\t\t}",
                "mainGroup = \(Self.id("30"))", "projectDirPath = \"\"",
                "targets = \(list([entry("40", "App"), entry("41", "AppTests")]))",
            ]
        )
    }

    private func phase(_ number: String, _ name: String, _ isa: String, _ files: [String] = []) -> String {
        guard self != .sparse else { return object(number, name, ["isa = \(isa)"]) }
        let files = list(files.map { entry($0, "AppDelegate.swift in Sources") })
        return object(
            number,
            name,
            [
                "isa = \(isa)", "buildActionMask = 2147483647", "files = \(files)",
                "runOnlyForDeploymentPostprocessing = 0",
            ]
        )
    }
}
