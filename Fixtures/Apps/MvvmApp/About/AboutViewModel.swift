import Observation

@MainActor
@Observable
final class AboutViewModel {

    private(set) var title = "About"
}
