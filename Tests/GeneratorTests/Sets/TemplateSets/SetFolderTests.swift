import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Folders of template sets") struct SetFolderTests {

    @Test("the files of a template set are read in the order of their paths, without those of git and the Finder")
    func order() throws {
        let folder = try TemporaryFolder()
        for path in ["b", "a/z", "a/y", "c", ".DS_Store", "a/.DS_Store", ".git/config", ".swiftlint.yml"] {
            try folder.write(path, to: path)
        }
        let files = try TemplateSet.files(in: folder.url.path)
        #expect(files.map(\.path) == [".swiftlint.yml", "a/y", "a/z", "b", "c"])
    }

    @Test("the files of a template set have 64 MB at most in total")
    func size() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b"] {
            try folder.write("", to: name)
            #expect(truncate(folder.url.appending(path: name).path, 32 << 20) == 0)
        }
        #expect(try TemplateSet.files(in: folder.url.path).count == 2)
        try folder.write("x", to: "c")
        #expect(throws: Failure.self) { try TemplateSet.files(in: folder.url.path) }
    }

    @Test("a template set has 10,000 files and folders at most, and those behind symlinks are counted again")
    func count() throws {
        let folder = try TemporaryFolder()
        for number in 0..<99 { try folder.write("", to: "all/\(number)") }
        for number in 0..<99 {
            let path = folder.url.appending(path: "link\(number)").path
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "all")
        }
        #expect(try TemplateSet.files(in: folder.url.path).count == 9_900)
        try folder.write("", to: "one more")
        #expect(throws: Failure.self) { try TemplateSet.files(in: folder.url.path) }
    }

    @Test("a repository holds each path in it, however spelled, except those in '.git' or behind symlinks")
    func checkout() throws {
        let folder = try TemporaryFolder()
        let root = folder.url.path
        try folder.write("", to: "repository/.git/config")
        try folder.write("", to: "repository/Sets/own/f")
        try folder.write("", to: "elsewhere/f")
        try FileManager.default.createSymbolicLink(
            atPath: root + "/repository/link",
            withDestinationPath: "../elsewhere"
        )
        let checkout = try Checkout(around: root + "/repository/Sets/own")
        for path in [
            "repository", "repository/Sets", "repository/new", "repository/Sets/../x", "elsewhere/../repository",
        ] {
            #expect(try checkout.holds("\(root)/\(path)"), "\(path)")
        }
        for path in [
            "elsewhere", "repository/link", "repository/link/f", "", "repository/.git", "repository/Sets/.GIT/x",
            "repository2", "repository/new/..",
        ] {
            #expect(try !checkout.holds("\(root)/\(path)"), "\(path)")
        }
        // Without a repository, the folder alone.
        let alone = try Checkout(around: root + "/elsewhere")
        #expect(try alone.holds(root + "/elsewhere/f") && !alone.holds(root + "/repository"))
    }
}
