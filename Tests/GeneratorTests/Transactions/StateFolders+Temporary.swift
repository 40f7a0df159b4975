import Foundation
import TestSupport

@testable import VipergenGenerator

extension StateFolders {

    /// The state folders of a user whose home is a temporary folder.
    init(in home: TemporaryFolder) {
        self.init { ["XDG_STATE_HOME", "TMPDIR"].contains($0) ? home.url.path : nil }
    }
}
