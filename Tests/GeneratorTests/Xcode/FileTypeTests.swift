import Testing

@testable import VipergenGenerator

@Suite struct FileTypeTests {

    @Test(
        arguments: [
            ("App/Login.swift", "sourcecode.swift"), ("App/Login.old.SWIFT", "sourcecode.swift"),
            ("App.swift/Login", "text"), ("Login.xib.swift", "sourcecode.swift"), ("Login.xyz", "text"),
            (".swift", "text"),
        ]
    )
    func `what a file is told by is the last ending of its name, in whatever letters`(path: String, type: String) {
        #expect(FileType(of: path).name == type)
    }
}
