import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("White space") struct WhiteSpaceTests {

    @Test("bytes and characters agree about what white space is")
    func ascii() {
        for byte in UInt8.min...127 {
            let character = Character(Unicode.Scalar(byte))
            #expect(character.isSpace == byte.isSpace)
            #expect(character.isBlank == byte.isBlank)
            #expect(character.isLineEnd == byte.isLineEnd)
        }
    }

    @Test("a line end of Windows is one white character, and other spaces of Unicode are text")
    func characters() {
        #expect(Character("\r\n").isSpace && Character("\r\n").isLineEnd)
        for text in ["\u{3000}", "\u{A0}", "\u{2028}", " \u{301}"] { #expect(!Character(text).isSpace) }
    }

    @Test("no other source says what white space is")
    func definitions() throws {
        let files = try contents(of: Repository.root.appending(path: "Sources"))
            .filter { $0.key.hasSuffix(".swift") && !$0.key.hasSuffix("WhiteSpace.swift") }
        #expect(files.count > 100)
        for (path, contents) in files {
            let text = String(decoding: contents, as: UTF8.self)
            for other in ["isWhitespace", "isNewline", "whitespaces", #" \t\r\n""#, #"" " || "#, #"ascii: " ") ||"#] {
                #expect(!text.contains(other), "\(path)")
            }
        }
    }
}
