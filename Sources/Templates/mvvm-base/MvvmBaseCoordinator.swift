import VipergenGenerator

extension MvvmBaseTemplates {

    static let coordinator = SourceFile(
        "Coordinator.swift.mustache",
        literal: #"""
            {{> header}}
            import Observation

            /// Owns a flow: the screens of one navigation stack, and the sheet above them.
            ///
            /// Keep it where the flow begins, and show it with `FlowView`. The view models of its screens ask it for the next one.
            @MainActor
            @Observable
            final class Coordinator: Identifiable {

                /// The first screen.
                let root: AnyRoute

                /// The screens above the first one, the visible one last.
                var path: [AnyRoute] = []

                /// The flow in the sheet.
                var sheet: Coordinator?

                @ObservationIgnored private weak var presenter: Coordinator?

                init(root: any Route) {
                    self.root = AnyRoute(root)
                }

                /// Pushes a screen.
                func show(_ route: any Route) {
                    path.append(AnyRoute(route))
                }

                /// Goes from the first screen to the last of these, as a deep link does.
                func open(_ routes: [any Route]) {
                    sheet = nil
                    path = routes.map { AnyRoute($0) }
                }

                /// Goes back one screen.
                func pop() {
                    _ = path.popLast()
                }

                /// Shows a screen in a sheet, where it is the first one of a flow of its own.
                func present(_ route: any Route) {
                    let flow = Coordinator(root: route)
                    flow.presenter = self
                    sheet = flow
                }

                /// Closes the sheet that this flow is in.
                func dismiss() {
                    presenter?.sheet = nil
                }
            }
            """#
    )
}
