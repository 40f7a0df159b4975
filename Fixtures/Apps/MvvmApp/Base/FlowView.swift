import SwiftUI

/// Shows the flow of a coordinator.
struct FlowView: View {

    @State private var coordinator: Coordinator

    init(coordinator: Coordinator) {
        self.coordinator = coordinator
    }

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
    }
}
