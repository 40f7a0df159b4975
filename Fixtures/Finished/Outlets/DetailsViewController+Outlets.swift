import UIKit

#if !canImport(ObjectiveC)
extension DetailsViewController {

    /// Connects what Interface Builder's document connects where there is an Objective-C runtime. For before the view is
    /// loaded.
    func connectOutlets() {
        sectionsStackView = UIStackView()
    }

}
#endif
