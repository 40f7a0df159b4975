protocol LicenceWireframeInterface: WireframeInterface {
}
