import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite struct SwiftFolderTests {

    private let temporary: TemporaryFolder
    private var root: String { temporary.url.path }

    init() throws {
        temporary = try TemporaryFolder()
        try temporary.write("", to: ".git/config")
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    @Test func `the Swift files of a folder are read, except hidden ones, and a symlink's own name is the folder's`()
        throws
    {
        for name in [
            "Kit/a.swift", "Kit/Sub/b.swift", "Kit/c.txt", "Kit/.d.swift", "Kit/.build/e.swift", "More/f.swift",
        ] {
            try temporary.write(name, to: name)
        }
        try link("Kit/Linked", to: "../More")
        let folder = try SwiftFolder(root + "/Kit")
        #expect(folder.name == "Kit" && folder.path == root + "/Kit")
        #expect(folder.files == ["Linked/f.swift", "Sub/b.swift", "a.swift"])
        #expect(try SwiftFolder(root + "/Kit/Linked").name == "Linked")
        for path in [".", "../More/."] { #expect(try SwiftFolder("\(root)/Kit/Linked/\(path)").name == "More") }
        #expect(try SwiftFolder.all(in: root).map(\.name) == ["Kit", "More"])
        #expect(throws: Failure.self) { try SwiftFolder(root + "/nowhere") }
    }

    @Test func `of a single file, the package has the declarations, and of a folder all code`() throws {
        try temporary.write("func f() {\n    g()\n}\n", to: "Kit/a.swift")
        try temporary.write("", to: "Kit/b.swift")
        let file = try SwiftFolder(root + "/Kit/a.swift")
        #expect(file.name == "Kit" && file.path == root + "/Kit" && file.files == ["a.swift"])
        #expect(file.declarations["a.swift"] == Array("func f() { fatalError()\n\n }\n".utf8))
        #expect(try SwiftFolder(root + "/Kit").declarations.isEmpty)
        #expect([file, try SwiftFolder(root + "/Kit")].namesakes.isEmpty)
        #expect(throws: Failure.self) { try SwiftFolder(root + "/Kit/c.swift") }
    }

    @Test func `every symlink that points outside the repository is reported`() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("secret", to: "Kit/a.swift")
        try temporary.write("", to: "Kit/Sub/b.swift")
        try temporary.write("", to: ".git/c.swift")
        try link("Kit/Sub/a.swift", to: elsewhere.url.path + "/Kit/a.swift")
        try link("Kit/Folder", to: elsewhere.url.path + "/Kit")
        try link("Kit/c.swift", to: "../.git/c.swift")
        // This one is not read.
        try link("Kit/README", to: elsewhere.url.path + "/Kit/a.swift")
        let failure = #expect(throws: Failure.self) { try SwiftFolder(root + "/Kit") }
        #expect(failure?.kind == .data)
        #expect(
            failure?.diagnostics.map(\.place?.file)
                == ["Folder", "Sub/a.swift", "c.swift"].map { "\(root)/Kit/\($0)" }
        )
        #expect(failure?.diagnostics[0].message.hasPrefix("this symlink points outside") == true)
    }

    @Test func `outside a repository, a symlink that leaves the folder of the stand-ins is an error`() throws {
        let alone = try TemporaryFolder()
        try alone.write("", to: "Kit/a.swift")
        try alone.write("", to: "stubs/Own/a.swift")
        let path = alone.url.path + "/stubs"
        try FileManager.default.createSymbolicLink(atPath: path + "/Copy", withDestinationPath: "Own")
        #expect(try SwiftFolder.all(in: path).map(\.name) == ["Copy", "Own"])
        try FileManager.default.createSymbolicLink(atPath: path + "/Kit", withDestinationPath: "../Kit")
        let failure = #expect(throws: Failure.self) { try SwiftFolder.all(in: path) }
        #expect(failure?.diagnostics.map(\.place?.file) == [path + "/Kit"])
    }

    @Test func `a file of more than 64 MB is an error`() throws {
        try temporary.write("", to: "Kit/a.swift")
        let file = try FileHandle(forWritingTo: temporary.url.appending(path: "Kit/a.swift"))
        try file.truncate(atOffset: 64 << 20 + 1)
        try file.close()
        let failure = #expect(throws: Failure.self) { try SwiftFolder(root + "/Kit") }
        #expect(failure?.diagnostics[0].message == "'\(root)/Kit/a.swift' has more than 64 MB")
    }

    @Test func `each symlink to a folder that contains it is an error`() throws {
        try temporary.write("", to: "Kit/a.swift")
        try temporary.write("", to: "Kit/" + String(repeating: "d/", count: 40) + "b.swift")
        #expect(try SwiftFolder(root + "/Kit").files.count == 2)
        for name in ["back", "again"] { try link("Kit/\(name)", to: ".") }
        let failure = #expect(throws: Failure.self) { try SwiftFolder(root + "/Kit") }
        #expect(failure?.kind == .data)
        #expect(failure?.diagnostics.map(\.place?.file) == ["again", "back"].map { "\(root)/Kit/\($0)" })
        #expect(failure?.diagnostics[0].message == "this symlink points to a folder that contains it")
    }
}
