protocol HomeWireframeInterface: WireframeInterface {
}
