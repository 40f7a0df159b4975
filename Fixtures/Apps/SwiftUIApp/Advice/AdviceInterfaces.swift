protocol AdviceWireframeInterface: WireframeInterface {
}
