#if canImport(FoundationXML)
import FoundationXML
#endif

/// An Interface Builder document, of which this reads only which class each of its scenes names.
///
/// The documents are not compiled here and no bundle has them: where an app looks in its main bundle, this looks in the
/// folder of the source file that makes the storyboard. A scene's class is one of that file's module, as
/// `customModuleProvider="target"` has it, so that apps of the same code live in one process side by side.
@preconcurrency @MainActor open class UIStoryboard: NSObject {

    private let name: String
    private let module: Substring
    private let document: XMLDocument

    /// The storyboard of this name: in the folder of the calling file, or in the bundle if there is one.
    ///
    /// - Parameters:
    ///   - fileID: The calling file's module and name, which no caller gives.
    ///   - filePath: The calling file's place, which no caller gives.
    public init(name: String, bundle: Bundle?, fileID: String = #fileID, filePath: String = #filePath) {
        let folder = bundle?.resourceURL ?? URL(fileURLWithPath: filePath).deletingLastPathComponent()
        let url = folder.appendingPathComponent("\(name).storyboard")
        guard let document = try? XMLDocument(contentsOf: url) else {
            fatalError("Could not find a storyboard named '\(name)': there is none at \(url.path)")
        }
        self.name = name
        self.module = fileID.prefix { $0 != "/" }
        self.document = document
        super.init()
    }

    /// A new view controller of the class that the scene names, or a plain one where there is no such class.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let path = "//scene/objects/*[@storyboardIdentifier='\(identifier)']"
        guard let scene = try? document.nodes(forXPath: path).first as? XMLElement else {
            fatalError("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
        }
        let className = scene.attribute(forName: "customClass")?.stringValue ?? ""
        let type = NSClassFromString("\(module).\(className)") as? UIViewController.Type ?? UIViewController.self
        guard let viewController = type.init(coder: NSKeyedArchiver(requiringSecureCoding: false)) else {
            fatalError("\(type) could not be made from storyboard '\(name)'")
        }
        return viewController
    }
}
