// Re-exports what an import of Foundation gives on Apple's platforms: Foundation itself and the
// networking part that Linux keeps in a module of its own, and Observation. The other files of this module declare
// what the Foundation of Apple's platforms has and the one of Linux lacks, as of iOS 26.

@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import Observation
