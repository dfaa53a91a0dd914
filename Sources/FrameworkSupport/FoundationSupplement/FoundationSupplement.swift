// Re-exports the modules that an import of Foundation makes visible on Apple's platforms:
// Foundation itself and the networking part that Linux keeps in a module of its own, and
// Observation. The other files of this module declare the parts of Apple's Foundation that Linux's
// lacks, as of iOS 26.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import Observation
