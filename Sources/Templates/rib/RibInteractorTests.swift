import VipergenGenerator

extension RibTemplates {

    static let interactorTests = SourceFile(
        "tests/{{name}}InteractorTests.swift.mustache",
        literal: #"""
            {{> header}}
            import XCTest
            import RIBs
            import RxSwift
            @testable import {{project}}

            nonisolated final class {{name}}InteractorTests: XCTestCase {

            {{#view.none}}
                @MainActor
                func testResigningActiveCleansUpViewsOnce() async {
                    let router = {{name}}RoutingMock()
                    let interactor = {{name}}Interactor()
                    interactor.router = router

                    interactor.activate()
                    XCTAssertEqual(router.cleanupViewsCallCount, 0)

                    interactor.deactivate()
                    XCTAssertEqual(router.cleanupViewsCallCount, 1)
                }
            {{/view.none}}
            {{^view.none}}
                @MainActor
                func testInteractorListensToItsView() async {
                    let presenter = {{name}}PresentableMock()

                    let interactor = {{name}}Interactor(presenter: presenter)

                    XCTAssertTrue(presenter.listener === interactor)
                }
            {{/view.none}}

                @MainActor
                func testInteractorIsActiveFromActivationToDeactivation() async {
            {{#view.none}}
                    let interactor = {{name}}Interactor()
            {{/view.none}}
            {{^view.none}}
                    let interactor = {{name}}Interactor(presenter: {{name}}PresentableMock())
            {{/view.none}}
                    var states: [Bool] = []
                    let subscription = interactor.isActiveStream.subscribe(onNext: { states.append($0) })

                    interactor.activate()
                    interactor.deactivate()

                    XCTAssertEqual(states, [false, true, false])
                    subscription.dispose()
                }

            }
            """#
    )
}
