// AdSupport: without permission to track, the identifier is all zeros.

public import FoundationSupplement

open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }

  open var isAdvertisingTrackingEnabled: Bool { false }

  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
