import Testing

@testable import VipergenGenerator

@Suite struct SwiftToolTests {

    @Test func `the toolchain's environment has no settings of Xcode for an app, and no symbols of a font`() {
        let given = ["PATH": "/bin", "SDKROOT": "/iPhoneOS.sdk", "SWT_SF_SYMBOLS_ENABLED": "1"]
        let environment = ["PATH": "/bin", "SWT_SF_SYMBOLS_ENABLED": "0", "SWIFT_BACKTRACE": "enable=no"]
        #expect(SwiftTool.environment(given) == environment)
    }
}
