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
    func `the last extension of a file's name decides, ignoring letter case`(path: String, type: String) {
        #expect(FileType(of: path).name == type)
    }
}
