// The modules that `import Cocoa` makes visible on the Mac.

@_exported public import AppKit
@_exported public import CoreData
@_exported public import FoundationSupplement
