// A person's unchanging characteristics. No access was authorized, so reading any of them throws.

public import FoundationSupplement

public enum HKBiologicalSex: Int, Sendable {
  case notSet, female, male, other
}

public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}

public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet, I, II, III, IV, V, VI
}

public enum HKWheelchairUse: Int, Sendable {
  case notSet, no, yes
}

public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}

open class HKBiologicalSexObject: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var biologicalSex: HKBiologicalSex { .notSet }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKBloodTypeObject: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var bloodType: HKBloodType { .notSet }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKFitzpatrickSkinTypeObject: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var skinType: HKFitzpatrickSkinType { .notSet }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKWheelchairUseObject: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var wheelchairUse: HKWheelchairUse { .notSet }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKActivityMoveModeObject: NSObject, NSCopying, @unchecked Sendable {
  override init() {}

  open var activityMoveMode: HKActivityMoveMode { .activeEnergy }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension HKHealthStore {
  public func biologicalSex() throws -> HKBiologicalSexObject { throw HKError.notDetermined }
  public func bloodType() throws -> HKBloodTypeObject { throw HKError.notDetermined }
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    throw HKError.notDetermined
  }
  public func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError.notDetermined }
  public func activityMoveMode() throws -> HKActivityMoveModeObject {
    throw HKError.notDetermined
  }
}
