import Testing

@testable import VipergenGenerator

@Suite struct ProjectPathTests {

    @Test func `the root folder is handled like any other`() {
        #expect(ProjectPath.folder(of: "/a/b") == "/a")
        #expect(ProjectPath.folder(of: "/a") == "/")
        #expect(ProjectPath.folder(of: "/") == nil)
        #expect("/a/b".rest(below: "/a") == "b")
        #expect("/a".rest(below: "/") == "a")
        #expect("/".rest(below: "/") == nil)
        #expect("/ab".rest(below: "/a") == nil)
    }
}
