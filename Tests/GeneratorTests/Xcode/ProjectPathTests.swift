import Testing

@testable import VipergenGenerator

@Suite struct ProjectPathTests {

    @Test func `the root is a folder like others`() {
        #expect(ProjectPath.folder(of: "/a/b") == "/a")
        #expect(ProjectPath.folder(of: "/a") == "/")
        #expect(ProjectPath.folder(of: "/") == nil)
        #expect(ProjectPath.rest(of: "/a/b", below: "/a") == "b")
        #expect(ProjectPath.rest(of: "/a", below: "/") == "a")
        #expect(ProjectPath.rest(of: "/", below: "/") == nil)
        #expect(ProjectPath.rest(of: "/ab", below: "/a") == nil)
    }
}
