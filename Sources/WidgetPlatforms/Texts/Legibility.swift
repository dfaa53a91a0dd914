extension Platform {
  /// The least size of letters in points that Apple's Human Interface Guidelines name.
  public var leastLetters: Double {
    switch self {
    case .macOS: 10
    case .watchOS, .visionOS: 12
    case .iOS, .iPadOS: 11
    }
  }

  /// The sides of a target in points that Apple's Human Interface Guidelines name as the least and
  /// as the usual: for fingers, or for the pointer of a Mac.
  public var targetSides: (least: Double, usual: Double) {
    self == .macOS ? (20, 28) : (28, 44)
  }
}
