// The modules that `import SwiftUI` makes visible besides SwiftUI itself, as on Apple's platforms.

@_exported public import Accessibility
@_exported public import AppKit
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreTransferable
@_exported public import FoundationSupplement
@_exported public import Observation
@_exported public import Symbols
@_exported public import UIKit
