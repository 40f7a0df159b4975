import Testing

@testable import VipergenGenerator

@Suite struct LargeFilePointerTests {

    private func pointer(_ hash: String, size: Int) -> [UInt8] {
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize \(size)\n".utf8)
    }

    /// Vectors of FIPS 180 and NIST, and lengths around a block.
    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
            (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
            (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ]
    )
    func `a pointer means the file with its hash and size`(text: String, hash: String) throws {
        let contents = Array(text.utf8)
        let right = try #require(LargeFilePointer(pointer(hash, size: contents.count)))
        #expect(right.isPointer(to: contents) && !right.isPointer(to: contents + [0]))
        let wrong = try #require(LargeFilePointer(pointer(hash, size: contents.count + 1)))
        #expect(!wrong.isPointer(to: contents))
    }

    @Test(arguments: ["", "version https://git-lfs.github.com/spec/v1\n", "oid sha256:00\nsize 1\n"])
    func `other texts are no pointers`(text: String) {
        #expect(LargeFilePointer(Array(text.utf8)) == nil)
    }

    @Test func `a template that is a pointer is reported as one`() throws {
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own"}"#),
            SourceFile(path: "a.mustache", contents: pointer("00", size: 1)),
        ]
        let failure = try #require(throws: Failure.self) { try TemplateSet(files: files, location: "own") }
        #expect(failure.diagnostics[0].message == "this is a pointer of Git LFS, and not the file")
        #expect(failure.diagnostics[0].place?.file == "own/a.mustache")
    }
}
