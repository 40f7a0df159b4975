import VipergenGenerator

extension MvvmBaseTemplates {

    static let flowView = SourceFile(
        "FlowView.swift.mustache",
        literal: #"""
            {{> header}}
            import SwiftUI

            /// Shows the flow of a coordinator.
            struct FlowView: View {

                @Bindable var coordinator: Coordinator

                var body: some View {
                    NavigationStack(path: $coordinator.path) {
                        coordinator.root.screen(coordinator: coordinator)
                            .navigationDestination(for: AnyRoute.self) { route in
                                route.screen(coordinator: coordinator)
                            }
                    }
                    .sheet(item: $coordinator.sheet) { flow in
                        FlowView(coordinator: flow)
                    }
                    // The screens of another coordinator are other screens, even if they are of the same type.
                    .id(coordinator.id)
                }
            }
            """#
    )
}
