import VipergenGenerator

extension RibTemplates {

    static let interactor = SourceFile(
        "{{name}}Interactor.swift.mustache",
        literal: #"""
            {{> header}}
            import RIBs
            import RxSwift

            {{#view.none}}
            protocol {{name}}Routing: Routing {
                func cleanupViews()
                // TODO: Declare what the interactor asks of the router.
            }
            {{/view.none}}
            {{^view.none}}
            protocol {{name}}Routing: ViewableRouting {
                // TODO: Declare what the interactor asks of the router.
            }

            protocol {{name}}Presentable: Presentable {
                var listener: {{name}}PresentableListener? { get set }
                // TODO: Declare what the interactor asks of the view.
            }
            {{/view.none}}
            {{^root}}

            // `@preconcurrency` because RIBs 1.0 does not declare that it runs on the main actor.
            @preconcurrency @MainActor
            protocol {{name}}Listener: AnyObject {
                // TODO: Declare what this RIB tells the one above.
            }
            {{/root}}

            final class {{name}}Interactor:
            {{#view.none}}
                Interactor,
            {{/view.none}}
            {{^view.none}}
                PresentableInteractor<{{name}}Presentable>,
                {{name}}PresentableListener,
            {{/view.none}}
                {{name}}Interactable
            {

                weak var router: {{name}}Routing?
            {{^root}}
                weak var listener: {{name}}Listener?
            {{/root}}
            {{^view.none}}

                override init(presenter: {{name}}Presentable) {
                    super.init(presenter: presenter)
                    presenter.listener = self
                }
            {{/view.none}}

                override func didBecomeActive() {
                    super.didBecomeActive()
                    // TODO: Start the work of this RIB.
                }

                override func willResignActive() {
                    super.willResignActive()
            {{#view.none}}

                    router?.cleanupViews()
            {{/view.none}}
                    // TODO: Stop what does not stop by itself.
                }

            }
            """#
    )
}
