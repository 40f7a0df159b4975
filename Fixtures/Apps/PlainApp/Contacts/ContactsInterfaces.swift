import UIKit

protocol ContactsWireframeInterface: WireframeInterface {
}

protocol ContactsViewInterface: ViewInterface {
}

protocol ContactsPresenterInterface: PresenterInterface {
}
