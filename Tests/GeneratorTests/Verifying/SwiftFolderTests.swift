import Testing
import VipergenGenerator

@Suite struct SwiftFolderTests {

    @Test(
        arguments: [
            ("import UIKit", ["UIKit"]),
            ("@testable public import App\n\timport struct Kit.Box // why", ["App", "Kit"]),
            ("#if canImport(RxSwift)\nimport RxSwift.Sub\n#endif", ["RxSwift"]),
            ("@_exported import `class`", ["class"]), ("import func", []),
            ("let important = import_it()\n// import Nothing\nfunc import(", []),
        ]
    )
    func `the modules that a file imports are found`(text: String, modules: [String]) {
        #expect(importedModules(in: text).sorted() == modules.sorted())
    }
}
