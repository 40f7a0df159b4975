import Testing

@testable import VipergenGenerator

@Suite struct SwiftToolTests {

    @Test func `the toolchain gets the environment but what Xcode sets for an app, and prints no symbols of a font`() {
        let given = ["PATH": "/bin", "SDKROOT": "/iPhoneOS.sdk", "SWT_SF_SYMBOLS_ENABLED": "1"]
        let environment = ["PATH": "/bin", "SWT_SF_SYMBOLS_ENABLED": "0", "SWIFT_BACKTRACE": "enable=no"]
        #expect(SwiftTool.environment(given) == environment)
    }
}
