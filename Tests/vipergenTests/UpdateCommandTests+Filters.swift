import Foundation
import TestSupport
import Testing

/// Old files of a set are compared as the work tree has them.
extension UpdateCommandTests {

    /// A repository with attributes, and a module whose files are copied from the set.
    private func makeRepository(attributes: String, files: [String: Data], filter: [String: String] = [:]) throws {
        try folder.write(#"{"name": "own"}"#, to: Self.own + "/template.json")
        try folder.write(#"{"templates": "Templates", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        try folder.write(
            "struct {{name}}View {\n    let a = 1\n    let b = 2\n}\n",
            to: Self.own + "/{{name}}View.swift.mustache"
        )
        for (name, contents) in files { try folder.write(contents, to: "\(Self.own)/files/\(name)") }
        try folder.write(attributes, to: ".gitattributes")
        try git("init", "--quiet")
        for (key, value) in filter { try git("config", key, value) }
        try folder.vipergen("Login", "--quiet")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "one")
    }

    private func utf16(_ text: String) -> Data {
        Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }

    @Test func `a file in another encoding, or with other line ends, is no edit`() throws {
        let attributes = "*.strings text working-tree-encoding=UTF-16LE-BOM eol=lf\n*.txt text eol=crlf\n"
        let files = ["L.strings": utf16("\"a\" = \"b\";\n"), "n.txt": Data("one\r\ntwo\r\n".utf8)]
        try makeRepository(attributes: attributes, files: files)
        #expect(try folder.vipergen("update", "Login", "--since", "HEAD").output == "")
        try folder.write(utf16("\"a\" = \"c\";\n"), to: Self.own + "/files/L.strings")
        try folder.write("one\r\n", to: Self.own + "/files/n.txt")
        let run = try folder.vipergen("update", "Login", "--since", "HEAD")
        #expect(
            run.output == "merge      App/Login/L.strings\nmerge      App/Login/n.txt\n",
            "\(run.output)\(run.errors)"
        )
    }

    @Test func `a pointer of Git LFS means its file, and no filter runs`() throws {
        // The content has the hash of the pointer that this filter writes.
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let pointer = "version https://git-lfs.github.com/spec/v1\\noid sha256:\(hash)\\nsize 3\\n"
        let filter = [
            "filter.lfs.clean": "cat >/dev/null; printf '\(pointer)'",
            "filter.lfs.smudge": "touch '\(folder.url.path)/ran'; cat", "filter.lfs.required": "true",
        ]
        let file = Self.own + "/files/i.bin"
        try makeRepository(attributes: "*.bin filter=lfs -text\n", files: ["i.bin": Data("abc".utf8)], filter: filter)
        #expect(try folder.vipergen("update", "Login", "--since", "HEAD").output == "")
        try folder.write("abcd", to: file)
        let run = try folder.vipergen("update", "Login", "--since", "HEAD")
        #expect(run.output == "merge      App/Login/i.bin\n", "\(run.output)\(run.errors)")
        #expect(try folder.read("App/Login/i.bin") == "abcd")
        // An edit is one.
        try folder.write("mine", to: "App/Login/i.bin")
        let edited = try folder.vipergen("update", "Login", "--since", "HEAD", status: 73)
        #expect(edited.errors.contains("the set copies this file unchanged, and you edited it"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/ran"))
    }

    @Test func `a template that only Git LFS has is an error`() throws {
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        let pointer = "version https://git-lfs.github.com/spec/v1\\noid sha256:\(hash)\\nsize 3\\n"
        let filter = ["filter.lfs.clean": "cat >/dev/null; printf '\(pointer)'"]
        try makeRepository(attributes: "*View.swift.mustache filter=lfs\n", files: [:], filter: filter)
        let run = try folder.vipergen("update", "Login", "--since", "HEAD", status: 65)
        #expect(run.errors.contains("View.swift.mustache: error: this is a pointer of Git LFS, and not the file"))
    }
}
