import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Folders of packages") struct PackageFolderTests {

    private let temporary: TemporaryFolder
    private var path: String { temporary.url.path + "/deep/package" }

    init() throws {
        temporary = try TemporaryFolder()
    }

    private func open(_ path: String? = nil) throws -> PackageFolder {
        try PackageFolder(path ?? self.path, isCancelled: { false }, tell: { _ in Issue.record("nobody else has it") })
    }

    /// A package with one file of an app, and one stand-in that it imports.
    private func package(
        _ text: String = "import Kit\n",
        kit: [String] = ["Kit.swift"],
        from folder: String? = nil
    ) throws -> VerificationPackage {
        let manifest = SourceFile(path: "template.json", text: #"{"name": "own"}"#)
        let file = SourceFile(path: "Sub/{{name}}View.swift.mustache", text: text)
        let templateSet = try TemplateSet(files: [manifest, file], location: "own")
        let project = Project(name: "App", date: "2001-01-01")
        let realPath = folder ?? temporary.url.path + "/Kit"
        let files = Dictionary(uniqueKeysWithValues: kit.map { ($0, "public struct Kit {}\n") })
        return try VerificationPackage(
            try VerifiedModule.all(
                #require(TriedCombinations(allOf: templateSet)).combinations,
                of: templateSet,
                in: project
            ),
            base: nil,
            frameworks: [SwiftFolder(name: "Kit", path: "Kit", realPath: realPath, files: files)],
            sources: [],
            project: "App",
            modes: [.swift5]
        )
    }

    private let manifest = Array("manifest\n".utf8)

    /// Files with their texts, symlinks with their destinations, folders with nothing.
    private var tree: [String: String] {
        get throws {
            var tree: [String: String] = [:]
            for item in try FileManager.default.subpathsOfDirectory(atPath: path) where !item.hasPrefix(".") {
                let whole = "\(path)/\(item)"
                tree[item] =
                    Disk.destination(ofLink: whole) ?? (try? String(contentsOfFile: whole, encoding: .utf8)) ?? ""
            }
            return tree
        }
    }

    private func inode(_ item: String) throws -> UInt64? { try Disk.status(of: "\(path)/\(item)")?.identity.inode }

    @Test func `a package's path has no character of the template set's name that the compiler could misread`() throws {
        let path = try PackageFolder.path(ofSet: "/none/it's -load \"\\\n") { $0 == "HOME" ? "/home" : "" }
        #expect(path.hasPrefix("/home/\(System.cacheFolder)/vipergen/verify/its-load-"), "\(path)")
    }

    // MARK: - The lock -

    @Test("a folder is created with its ancestors, and is locked for one run at a time")
    func locking() throws {
        var first: PackageFolder? = try open()
        #expect(first?.path == path)
        var (asked, told) = (0, 0)
        let failure = #expect(throws: Failure.self) {
            try PackageFolder(
                path,
                isCancelled: {
                    asked += 1
                    return told == 1
                },
                tell: { _ in told += 1 }
            )
        }
        #expect(failure?.kind == .inputOutput && failure?.diagnostics[0].message == "interrupted")
        #expect(asked > 1 && told == 1)
        first = nil
        _ = try open()
    }

    @Test("a folder with other contents is left alone, and a file in its path is an error")
    func otherThings() throws {
        try temporary.write("mine", to: "deep/package/mine")
        let failure = #expect(throws: Failure.self) { try open() }
        #expect(failure?.kind == .cannotCreate)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["mine"])
        try temporary.write("mine", to: "file")
        #expect(#expect(throws: Failure.self) { try open(temporary.url.path + "/file/package") }?.kind == .cannotCreate)
    }

    #if os(Linux)
    @Test("a folder that has only a file of the Finder counts as empty")
    func finder() throws {
        try temporary.write("", to: "deep/package/.DS_Store")
        #expect(try open().path == path)
        // Now it is a package of vipergen.
        try temporary.write("mine", to: "deep/package/file")
        #expect(try open().path == path)
    }

    @Test("a program that is started does not inherit the lock")
    func inheritance() throws {
        let folder = try open()
        // A run that did not get the lock leaves nothing open.
        #expect(throws: Failure.self) { try PackageFolder(path, isCancelled: { true }, tell: { _ in }) }
        let lock = path
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
        let own = descriptors.filter { Disk.destination(ofLink: "/proc/self/fd/\($0)") == lock }
        #expect(own.count == 1 && own.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        withExtendedLifetime(folder) {}
    }
    #endif

    // MARK: - Contents -

    @Test("the folder gets the package's files, and unchanged ones are not touched")
    func writing() throws {
        let folder = try open()
        try folder.write(package(), manifest: manifest)
        let first = try tree
        #expect(first["Package.swift"] == "manifest\n")
        #expect(first["Files/App/SampleDefault/Sub/SampleDefaultView.swift"] == "import Kit\n")
        #expect(first["Frameworks/Kit/Kit.swift"] == temporary.url.path + "/Kit/Kit.swift")
        let links = first.filter { $0.key.hasPrefix("Modes/") && !$0.value.isEmpty }
        #expect(links.count == 1 && links.values.allSatisfy { $0 == "../../Files/App" }, "\(links)")
        let inodes = try first.keys.sorted().map(inode)
        try folder.write(package(), manifest: manifest)
        #expect(try tree == first)
        #expect(try first.keys.sorted().map(inode) == inodes)
    }

    @Test("files that the package no longer has are deleted, and those of another kind or text are replaced")
    func changing() throws {
        let folder = try open()
        try folder.write(package(kit: ["Kit.swift", "Old/More.swift"]), manifest: manifest)
        try temporary.write("x", to: "deep/package/Files/App/Stray/file")
        try temporary.write("x", to: "deep/package/own.txt")
        #expect(try tree["Frameworks/Kit/Old/More.swift"] != nil)
        let view = "deep/package/Files/App/SampleDefault/Sub/SampleDefaultView.swift"
        try FileManager.default.removeItem(at: temporary.url.appending(path: view))
        try temporary.write("x", to: view + "/inner")
        let kit = "\(path)/Frameworks/Kit/Kit.swift"
        try FileManager.default.removeItem(atPath: kit)
        try FileManager.default.createSymbolicLink(atPath: kit, withDestinationPath: "elsewhere")
        try folder.write(package("import Kit\n// new\n"), manifest: Array("other\n".utf8))
        let tree = try tree
        #expect(tree["Files/App/SampleDefault/Sub/SampleDefaultView.swift"] == "import Kit\n// new\n")
        #expect(tree["Frameworks/Kit/Kit.swift"] == temporary.url.path + "/Kit/Kit.swift")
        #expect(!tree.keys.contains { $0.contains("Stray") || $0.contains("Old") || $0.contains("inner") })
        #expect(tree["own.txt"] == "x" && tree["Package.swift"] == "other\n")
        try folder.write(manifest: manifest)
        #expect(try self.tree["Package.swift"] == "manifest\n")
        // A symlink in a folder's place, and a folder in a symlink's.
        try FileManager.default.removeItem(atPath: path + "/Files/App/SampleDefault")
        try FileManager.default.createSymbolicLink(
            atPath: path + "/Files/App/SampleDefault",
            withDestinationPath: "/nowhere"
        )
        try FileManager.default.removeItem(atPath: kit)
        try temporary.write("x", to: "deep/package/Frameworks/Kit/Kit.swift/x")
        try folder.write(package("import Kit\n// new\n"), manifest: Array("other\n".utf8))
        #expect(try self.tree == tree)
    }

    @Test("the build of a stand-in is deleted with it, and not before")
    func builtFrameworks() throws {
        let folder = try open()
        let module = "deep/package/.build/some-platform/debug/Modules/Kit.swiftmodule"
        try temporary.write("x", to: module)
        for text in ["import Kit\n", "import Kit\n// new\n"] {
            try folder.write(package(text), manifest: manifest)
            #expect(try temporary.files[module] != nil)
        }
        try folder.write(package("import Foundation\n"), manifest: manifest)
        #expect(try temporary.files[module] == nil)
        try folder.write(package("import Foundation\n"), manifest: manifest)
    }

    @Test("the build is deleted, and the compiler's warnings are kept until they are replaced")
    func building() throws {
        let folder = try open()
        #expect(folder.warnings == "")
        for text in ["one", "two"] {
            try folder.keep(warnings: text)
            #expect(folder.warnings == text)
        }
        try temporary.write("x", to: "deep/package/.build/debug/x")
        try folder.clean()
        try folder.clean()
        #expect(!FileManager.default.fileExists(atPath: path + "/.build"))
        #expect(folder.warnings == "two")
    }

    @Test("the first symlink that cannot be created is reported, in the order of paths")
    func linkThatFails() throws {
        let folder = try open()
        let far = "/" + String(repeating: "x/", count: 3_000)
        let kit = "abcdefghijklmnopqrst".map { "\($0).swift" }
        let failure = #expect(throws: Failure.self) {
            try folder.write(package(kit: kit, from: far), manifest: manifest)
        }
        #expect(failure?.kind == .cannotCreate)
        #expect(failure?.diagnostics[0].message.hasPrefix("cannot create '\(path)/Frameworks/Kit/a.swift'") == true)
    }

    @Test("a symlink in the place of a folder of the package is not followed, and its destination is not changed")
    func symlinkInPlace() throws {
        try open().write(package(), manifest: manifest)
        try temporary.write("mine", to: "elsewhere/App/mine")
        for name in ["Files", "Modes", "Frameworks", ".build"] {
            let place = "\(path)/\(name)"
            try? FileManager.default.removeItem(atPath: place)
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "../../elsewhere")
            if name == ".build" { continue }
            let failure = #expect(throws: Failure.self) { try open().write(package(), manifest: manifest) }
            #expect(failure?.diagnostics[0].message.hasPrefix("'\(place)' is a symlink that points outside") == true)
            try FileManager.default.removeItem(atPath: place)
        }
        try open().clean()
        #expect(try temporary.files.filter { $0.key.hasPrefix("elsewhere/") }.keys.sorted() == ["elsewhere/App/mine"])
    }

    @Test("a package in git's own folder is refused")
    func versionControl() throws {
        try temporary.write("", to: "deep/.git/HEAD")
        for name in ["deep/.git", "deep/.git/new"] {
            #expect(#expect(throws: Failure.self) { try open("\(temporary.url.path)/\(name)") }?.kind == .cannotCreate)
        }
    }
}
