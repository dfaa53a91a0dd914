// The units of Foundation's formatters as HealthKit's, and back.

public import FoundationSupplement

public let HKUnitMolarMassBloodGlucose = 180.15588000005408

extension HKUnit {
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    self.init(from: Self.lengths.first { $0.0 == lengthFormatterUnit }?.1.unitString ?? "m")
  }

  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    self.init(from: Self.masses.first { $0.0 == massFormatterUnit }?.1.unitString ?? "g")
  }

  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    self.init(from: Self.energies.first { $0.0 == energyFormatterUnit }?.1.unitString ?? "J")
  }

  public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
    lengths.first { $0.1 == unit }?.0 ?? .meter
  }

  public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
    masses.first { $0.1 == unit }?.0 ?? .gram
  }

  public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
    energies.first { $0.1 == unit }?.0 ?? .joule
  }

  private static var lengths: [(LengthFormatter.Unit, HKUnit)] {
    [
      (.millimeter, .meterUnit(with: .milli)), (.centimeter, .meterUnit(with: .centi)),
      (.meter, .meter()), (.kilometer, .meterUnit(with: .kilo)), (.inch, .inch()),
      (.foot, .foot()), (.yard, .yard()), (.mile, .mile()),
    ]
  }

  private static var masses: [(MassFormatter.Unit, HKUnit)] {
    [
      (.gram, .gram()), (.kilogram, .gramUnit(with: .kilo)), (.ounce, .ounce()),
      (.pound, .pound()), (.stone, .stone()),
    ]
  }

  private static var energies: [(EnergyFormatter.Unit, HKUnit)] {
    [
      (.joule, .joule()), (.kilojoule, .jouleUnit(with: .kilo)), (.calorie, .smallCalorie()),
      (.kilocalorie, .kilocalorie()),
    ]
  }
}
