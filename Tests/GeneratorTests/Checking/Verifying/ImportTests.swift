import Testing

@testable import VipergenGenerator

@Suite struct ImportTests {

    @Test(
        arguments: [
            ("import UIKit", ["UIKit"]),
            ("@testable public import App\n\timport struct Kit.Box // why", ["App", "Kit"]),
            ("#if canImport(RxSwift)\nimport RxSwift.Sub\n#endif", ["RxSwift"]),
            ("@_exported import `class`", ["class"]), ("import", []), ("private\timport  Kit", ["Kit"]),
            ("let important = import_it()\n// import Nothing\nfunc import(", []),
        ]
    )
    func `the modules that a file imports are found`(text: String, modules: [String]) {
        #expect(Import.all(in: text).map(\.module) == modules)
    }

    @Test func `imports under conditions are conditional, and those in comments and strings are none`() {
        let text = #"""
            /* One
            import A
            */ // Sources/ * /
            import B
            #if canImport(C)
            import C
            #else
            #if os(Linux)
            import D
            #endif
            import E
            #endif
            internal import F
            let text = """
            import G
            """
            @preconcurrency import struct H.Box
            """#
        let imports = Import.all(in: text)
        #expect(imports.map(\.module) == ["B", "C", "D", "E", "F", "H"])
        #expect(imports.filter(\.isUnconditional).map(\.module) == ["B", "F", "H"])
        #expect(imports.map(\.line) == [4, 6, 9, 11, 13, 17])
    }
}
