import Foundation
import TestSupport
import Testing

/// Hidden files and symlinks of a module are files of it.
extension UpdateCommandTests {

    private static let hidden = "App/Login/.Login.yml"

    private func makeRepositoryWithHiddenFile() throws {
        try folder.write("one: {{name}}\n", to: Self.own + "/.{{name}}.yml.mustache")
        try makeRepository()
        try folder.write("two: {{name}}\n", to: Self.own + "/.{{name}}.yml.mustache")
    }

    @Test func `a hidden file follows its template, and an edited one is a conflict`() throws {
        try makeRepositoryWithHiddenFile()
        try folder.vipergen("update", "App/Login", "--since", "start")
        #expect(try folder.read(Self.hidden) == "two: Login\n")
        let path = "App/Account/Home/.Home.yml"
        try folder.write("mine\n", to: path)
        let run = try folder.vipergen("update", "App/Account/Home", "--since", "start", status: 73)
        #expect(run.errors.contains("\(path):1: error: "), "\(run.errors)")
        #expect(try folder.read(path) == "mine\n")
    }

    @Test func `a symlink in the place of a file is a conflict, and no deleted file`() throws {
        try makeRepositoryWithHiddenFile()
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.hidden))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: Self.hidden).path,
            withDestinationPath: "LoginThing.swift"
        )
        let run = try folder.vipergen("update", "App/Login", "--since", "start", status: 73)
        #expect(run.errors.contains("\(Self.hidden): error: is a symlink"), "\(run.errors)")
    }
}
