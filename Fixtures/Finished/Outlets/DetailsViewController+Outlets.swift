import UIKit

extension DetailsViewController {

    /// Connects what Interface Builder's document connects in an app: the stand-ins do not read such documents. For before
    /// the view is loaded.
    func connectOutlets() {
        sectionsStackView = UIStackView()
    }

}
