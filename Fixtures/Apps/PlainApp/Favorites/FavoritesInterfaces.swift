import UIKit

protocol FavoritesWireframeInterface: WireframeInterface {
}

protocol FavoritesViewInterface: ViewInterface {
}

protocol FavoritesPresenterInterface: PresenterInterface {
}

protocol FavoritesInteractorInterface: InteractorInterface {
}
