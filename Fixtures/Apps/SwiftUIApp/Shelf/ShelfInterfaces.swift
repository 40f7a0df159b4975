protocol ShelfWireframeInterface: WireframeInterface {
}

protocol ShelfInteractorInterface: InteractorInterface {
}
