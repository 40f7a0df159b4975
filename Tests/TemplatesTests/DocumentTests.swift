import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The requirements of Interface Builder for a document that can be checked without it.
@Suite("Interface Builder's documents") struct DocumentTests {

    /// A storyboard or a xib of a fixture app.
    struct Document: CustomTestStringConvertible, Sendable {
        let path: String

        static var all: [Document] {
            get throws {
                try contents(of: FixtureApp.parent).keys.sorted()
                    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
                    .map(Document.init)
            }
        }

        var testDescription: String { path }

        /// The strings at an XPath.
        func strings(at xPath: String) throws -> [String] {
            let document = try XMLDocument(contentsOf: FixtureApp.parent.appending(path: path))
            return try document.nodes(forXPath: xPath).compactMap(\.stringValue)
        }
    }

    @Test("ids are unique, and the destination of every connection exists", arguments: try Document.all)
    func ids(in document: Document) throws {
        let ids = try document.strings(at: "//@id")
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids).isSuperset(of: try document.strings(at: "//@destination")))
    }

    @Test("the view takes the size of its superview", arguments: try Document.all)
    func autoresizing(in document: Document) throws {
        let mask = "//view/autoresizingMask[@widthSizable='YES' and @heightSizable='YES' and count(@*) = 3]/@key"
        #expect(try document.strings(at: mask) == ["autoresizingMask"])
    }

    @Test("the view has the system's background, which the document declares", arguments: try Document.all)
    func background(of document: Document) throws {
        let used = try document.strings(at: "//view/color[@key='backgroundColor']/@systemColor")
        #expect(used == ["systemBackgroundColor"])
        #expect(try document.strings(at: "/document/resources/systemColor[color]/@name") == used)
        let capability = "//capability[@name='System colors in document resources']/@minToolsVersion"
        #expect(try document.strings(at: capability) == ["11.0"])
    }
}
