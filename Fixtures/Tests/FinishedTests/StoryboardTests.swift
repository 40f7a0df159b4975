import Foundation
import Testing
import UIKit

@testable import FinishedApp

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("A storyboard that was edited by hand")
@MainActor
struct StoryboardTests {

    private static func document(of module: String) throws -> XMLDocument {
        let tests = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        return try XMLDocument(contentsOf: tests.appending(path: "../../Finished/\(module)/\(module).storyboard"))
    }

    private static func values(of path: String, in document: XMLDocument) throws -> [String] {
        try document.nodes(forXPath: path).compactMap(\.stringValue)
    }

    @Test("gives every object an id of its own, and refers to none that is not there", arguments: ["Login", "Details"])
    func ids(module: String) throws {
        let document = try Self.document(of: module)
        let ids = try Self.values(of: "//@id", in: document)
        let references = try Self.values(of: "//@destination | //@firstItem | //@secondItem", in: document)
        #expect(Set(ids).count == ids.count)
        #expect(!references.isEmpty && Set(ids).isSuperset(of: references))
    }

    @Test("connects the outlets that the screens have, each of its kind")
    func outlets() throws {
        let login = LoginWireframe(authenticationService: PendingAuthentication(), userStorage: ListingUserStorage())
        let details = DetailsWireframe(magazineService: PendingMagazine())
        let (loginScreen, detailsScreen) = (login.takeViewController(), details.takeViewController())
        loginScreen.connectOutlets()
        detailsScreen.connectOutlets()
        for (module, screen) in [("Login", loginScreen as UIViewController), ("Details", detailsScreen)] {
            let document = try Self.document(of: module)
            let connected = try document.nodes(forXPath: "//outlet").compactMap { $0 as? XMLElement }.map { outlet in
                let destination = outlet.attribute(forName: "destination")?.stringValue ?? ""
                let object = try document.nodes(forXPath: "//*[@id='\(destination)']").first
                return "\(outlet.attribute(forName: "property")?.stringValue ?? ""): \(object?.name ?? "")"
            }
            let stored = Mirror(reflecting: screen).children.compactMap { label, value in
                (value as? UIView).map { "\(label ?? ""): \(Self.element(for: $0))" }
            }
            #expect(Set(connected) == Set(stored))
        }
    }

    /// The name of the element that makes such a view: `textField` for a `UITextField`.
    private static func element(for view: UIView) -> String {
        let name = String(describing: type(of: view)).dropFirst("UI".count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
