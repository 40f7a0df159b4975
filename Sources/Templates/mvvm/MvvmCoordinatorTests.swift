import VipergenGenerator

extension MvvmTemplates {

    static let coordinatorTests = SourceFile(
        "tests/{{name}}CoordinatorTests.swift.mustache",
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
            nonisolated final class {{name}}CoordinatorTests: XCTestCase {
            {{#route}}

                @MainActor
                func testShows{{route}}() async {
                    let coordinator = {{name}}Coordinator()

                    {{name}}ViewModel(coordinator: coordinator).show{{route}}()

                    XCTAssertEqual(coordinator.path, [.{{route.variableName}}View])
                }
            {{/route}}
            }
            {{/testing.xctest}}
            {{#testing.swift-testing}}
            import Testing
            @testable import {{project}}

            @MainActor
            struct {{name}}CoordinatorTests {
            {{#route}}

                @Test
                func shows{{route}}() {
                    let coordinator = {{name}}Coordinator()

                    {{name}}ViewModel(coordinator: coordinator).show{{route}}()

                    #expect(coordinator.path == [.{{route.variableName}}View])
                }
            {{/route}}
            }
            {{/testing.swift-testing}}
            {{/route.isEmpty}}
            """#
    )
}
