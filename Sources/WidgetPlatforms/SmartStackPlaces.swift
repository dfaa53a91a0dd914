extension PlatformVersion {
  /// The families that a Smart Stack of the platform can have; none where it has no stacks.
  ///
  /// Apple documents stacks on the Home Screens of iPhone and iPad and on Apple Watch, none on the
  /// Lock Screen, and that the inline family is no card of Apple Watch.
  public var stackFamilies: [FamilyName] {
    switch platform {
    case .iOS, .iPadOS: families.filter { !$0.isAccessory }
    case .watchOS: families.filter { [.accessoryRectangular, .accessoryCircular].contains($0) }
    case .macOS, .visionOS: []
    }
  }

  /// Whether the platform has Smart Stacks where a family is shown.
  ///
  /// A recording may hold a stack in a family that the platform got only later; a Lock Screen, a
  /// Mac and Apple Vision Pro never have one.
  public func hasStack(of family: FamilyName) -> Bool {
    switch platform {
    case .iOS, .iPadOS: !family.isAccessory
    case .watchOS: true
    case .macOS, .visionOS: false
    }
  }

  /// Whether the Smart Stack follows contextual clues, as that of Apple Watch does.
  public var hasContextualStack: Bool {
    platform == .watchOS
  }

  /// The greatest number of widgets in one stack, as the Human Interface Guidelines say.
  public static let greatestStackSize = 10
}
