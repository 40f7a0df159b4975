protocol FinesWireframeInterface: WireframeInterface {
}

protocol FinesInteractorInterface: InteractorInterface {
}
