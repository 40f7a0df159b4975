/// How a controller is shown over another. Nothing here looks different for it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen, so that only the program takes it away.
    case fullScreen = 0
    /// As the system likes, which is a sheet that a person can pull down.
    case automatic = -2
}
