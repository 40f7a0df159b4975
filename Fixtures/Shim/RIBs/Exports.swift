// The published framework (1.0) declares no isolation, and runs on the main thread. Here that is declared, in the way
// that the Swift 5 mode takes no notice of: there, what compiles against one compiles against the other.
@_exported import UIKit
