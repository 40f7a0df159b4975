import VipergenGenerator

extension MvvmBaseTemplates {

    static let route = SourceFile(
        "Route.swift.mustache",
        literal: #"""
            {{> header}}
            import SwiftUI

            /// Leads to a screen. Its properties are what the screen needs to know, such as the identifier of an order.
            nonisolated protocol Route: Hashable {

                associatedtype Screen: View

                /// - Parameter coordinator: the owner of the flow, which the screen asks for the next one.
                @MainActor
                func screen(coordinator: Coordinator) -> Screen
            }

            /// A route of any type: one navigation stack shows all of them.
            struct AnyRoute: Hashable {

                private let route: any Route

                init(_ route: any Route) {
                    self.route = route
                }

                @MainActor
                func screen(coordinator: Coordinator) -> AnyView {
                    AnyView(route.screen(coordinator: coordinator))
                }

                static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool {
                    AnyHashable(lhs.route) == AnyHashable(rhs.route)
                }

                func hash(into hasher: inout Hasher) {
                    hasher.combine(AnyHashable(route))
                }
            }
            """#
    )
}
