// Sounds, of which nobody hears anything.

public import FoundationSupplement

open class NSSound: NSObject, @unchecked Sendable {
  public typealias Name = String

  open var name: Name?
  open var volume: Float = 1
  open var loops = false
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }

  public init?(named name: Name) { self.name = name }
  public init?(contentsOf url: URL, byReference byRef: Bool) {}
  public init?(data: Data) {}

  @discardableResult open func play() -> Bool { false }
  @discardableResult open func stop() -> Bool { false }
}
