import HealthKit

/// The amount of sugar in blood, in millimoles for a litre.
func millimoles(of sample: HKQuantitySample) -> Double {
  let mole = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
  return sample.quantity.doubleValue(for: mole.unitDivided(by: .liter()))
}
