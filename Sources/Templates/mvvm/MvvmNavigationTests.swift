import VipergenGenerator

extension MvvmTemplates {

    static let navigationTests = SourceFile(
        "tests/{{name}}NavigationTests.swift.mustache",
        literal: #"""
            {{^route.isEmpty}}
            {{> header}}
            {{#testing.xctest}}
            import XCTest
            @testable import {{project}}

            {{^service}}
            // `XCTestCase` belongs to no actor: this class is `nonisolated`, and its tests are `async` to run on
            // the main actor.
            {{/service}}
            nonisolated final class {{name}}NavigationTests: XCTestCase {
            {{#route}}

                @MainActor
                func testShows{{route}}() async {
                    let coordinator = Coordinator(root: {{name}}Route())

                    {{name}}ViewModel(coordinator: coordinator).show{{route}}()

                    XCTAssertEqual(coordinator.path, [AnyRoute({{route}}Route())])
                }
            {{/route}}
            }
            {{/testing.xctest}}
            {{#testing.swift-testing}}
            import Testing
            @testable import {{project}}

            @MainActor
            struct {{name}}NavigationTests {
            {{#route}}

                @Test
                func shows{{route}}() {
                    let coordinator = Coordinator(root: {{name}}Route())

                    {{name}}ViewModel(coordinator: coordinator).show{{route}}()

                    #expect(coordinator.path == [AnyRoute({{route}}Route())])
                }
            {{/route}}
            }
            {{/testing.swift-testing}}
            {{/route.isEmpty}}
            """#
    )
}
