// HealthKit's units and quantities, with real conversions between units of one dimension.

@_exported public import FoundationSupplement

open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  public let unitString: String
  /// The exponents of the base units, by their names.
  let dimension: [String: Int]
  /// The size of the unit in the base unit.
  let factor: Double
  /// The offset in the base unit, for temperatures.
  let offset: Double

  init(_ name: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0) {
    unitString = name
    self.dimension = dimension.filter { $0.value != 0 }
    self.factor = factor
    self.offset = offset
  }

  open class func count() -> Self { make("count", [:], 1) }
  open class func percent() -> Self { make("%", [:], 1) }

  open class func gram() -> Self { make("g", ["g": 1], 1) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "g", ["g": 1], prefix.factor)
  }
  open class func ounce() -> Self { make("oz", ["g": 1], 28.349523125) }
  open class func pound() -> Self { make("lb", ["g": 1], 453.59237) }
  open class func stone() -> Self { make("st", ["g": 1], 6350.29318) }

  open class func meter() -> Self { make("m", ["m": 1], 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "m", ["m": 1], prefix.factor)
  }
  open class func inch() -> Self { make("in", ["m": 1], 0.0254) }
  open class func foot() -> Self { make("ft", ["m": 1], 0.3048) }
  open class func yard() -> Self { make("yd", ["m": 1], 0.9144) }
  open class func mile() -> Self { make("mi", ["m": 1], 1609.344) }

  open class func liter() -> Self { make("L", ["L": 1], 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "L", ["L": 1], prefix.factor)
  }
  open class func fluidOunceUS() -> Self { make("fl_oz_us", ["L": 1], 0.0295735295625) }
  open class func cupUS() -> Self { make("cup_us", ["L": 1], 0.2365882365) }
  open class func fluidOunceImperial() -> Self { make("fl_oz_imp", ["L": 1], 0.0284130625) }
  open class func pintUS() -> Self { make("pt_us", ["L": 1], 0.473176473) }
  open class func pintImperial() -> Self { make("pt_imp", ["L": 1], 0.56826125) }
  open class func cupImperial() -> Self { make("cup_imp", ["L": 1], 0.284130625) }

  open class func second() -> Self { make("s", ["s": 1], 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "s", ["s": 1], prefix.factor)
  }
  open class func minute() -> Self { make("min", ["s": 1], 60) }
  open class func hour() -> Self { make("hr", ["s": 1], 3600) }
  open class func day() -> Self { make("d", ["s": 1], 86400) }
  open class func hertz() -> Self { make("Hz", ["s": -1], 1) }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "Hz", ["s": -1], prefix.factor)
  }

  open class func joule() -> Self { make("J", ["J": 1], 1) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "J", ["J": 1], prefix.factor)
  }
  open class func kilocalorie() -> Self { make("kcal", ["J": 1], 4184) }
  open class func largeCalorie() -> Self { make("Cal", ["J": 1], 4184) }
  open class func smallCalorie() -> Self { make("cal", ["J": 1], 4.184) }
  open class func watt() -> Self { make("W", ["J": 1, "s": -1], 1) }
  open class func wattUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "W", ["J": 1, "s": -1], prefix.factor)
  }

  open class func degreeCelsius() -> Self { make("degC", ["K": 1], 1, offset: 273.15) }
  open class func degreeFahrenheit() -> Self {
    make("degF", ["K": 1], 5.0 / 9, offset: 459.67 * 5 / 9)
  }
  open class func kelvin() -> Self { make("K", ["K": 1], 1) }

  open class func millimeterOfMercury() -> Self { make("mmHg", ["Pa": 1], 133.322387415) }
  open class func pascal() -> Self { make("Pa", ["Pa": 1], 1) }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "Pa", ["Pa": 1], prefix.factor)
  }
  open class func atmosphere() -> Self { make("atm", ["Pa": 1], 101325) }
  open class func inchesOfMercury() -> Self { make("inHg", ["Pa": 1], 3386.38816) }
  open class func centimeterOfWater() -> Self { make("cmAq", ["Pa": 1], 98.0665) }
  open class func internationalUnit() -> Self { make("IU", ["IU": 1], 1) }
  open class func decibelHearingLevel() -> Self { make("dBHL", ["dBHL": 1], 1) }
  open class func decibelAWeightedSoundPressureLevel() -> Self { make("dBASPL", ["dB": 1], 1) }
  open class func volt() -> Self { make("V", ["V": 1], 1) }
  open class func voltUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "V", ["V": 1], prefix.factor)
  }
  open class func siemen() -> Self { make("S", ["S": 1], 1) }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "S", ["S": 1], prefix.factor)
  }
  open class func diopter() -> Self { make("D", ["m": -1], 1) }
  open class func prismDiopter() -> Self { make("pD", ["pD": 1], 1) }
  open class func degreeAngle() -> Self { make("deg", ["rad": 1], Double.pi / 180) }
  open class func radianAngle() -> Self { make("rad", ["rad": 1], 1) }
  open class func radianAngleUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.symbol + "rad", ["rad": 1], prefix.factor)
  }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> Self {
    make("mol<\(gramsPerMole)>", ["g": 1], gramsPerMole)
  }
  open class func moleUnit(
    with prefix: HKMetricPrefix, molarMass gramsPerMole: Double
  ) -> Self {
    make("\(prefix.symbol)mol<\(gramsPerMole)>", ["g": 1], gramsPerMole * prefix.factor)
  }

  private class func make(
    _ name: String, _ dimension: [String: Int], _ factor: Double, offset: Double = 0
  ) -> Self {
    guard let unit = HKUnit(name, dimension, factor, offset: offset) as? Self else {
      preconditionFailure("units have no subclasses")
    }
    return unit
  }

  /// Parses a unit such as `count/min`, `mg/dL`, `m/s^2` or `mL/(kg*min)`; a factor after a stroke
  /// divides.
  public convenience init(from string: String) {
    var unit = HKUnit.count()
    for (position, part) in string.split(separator: "/").enumerated() {
      for name in part.split(whereSeparator: { "·*.()".contains($0) }) {
        let factor = Self.power(String(name))
        unit = position == 0 ? unit.unitMultiplied(by: factor) : unit.unitDivided(by: factor)
      }
    }
    let isPlain = !string.contains { "/·*.^".contains($0) }
    let offset = isPlain ? Self.named(string).offset : 0
    self.init(string, unit.dimension, unit.factor, offset: offset)
  }

  /// The unit of a name that may have an exponent.
  private static func power(_ name: String) -> HKUnit {
    let parts = name.split(separator: "^", maxSplits: 1)
    guard parts.count == 2, let exponent = Int(parts[1]) else { return named(name) }
    return named(String(parts[0])).unitRaised(toPower: exponent)
  }

  private static func named(_ name: String) -> HKUnit {
    if let unit = plain(name) { return unit }
    for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.symbol) {
      if let unit = plain(String(name.dropFirst(prefix.symbol.count))) {
        return HKUnit(name, unit.dimension, unit.factor * prefix.factor)
      }
    }
    preconditionFailure("Unable to parse factorization string \(name)")
  }

  /// The unit of a name without a prefix; nil where no unit has it.
  private static func plain(_ name: String) -> HKUnit? {
    if name.hasPrefix("mol<"), let mass = Double(name.dropFirst(4).dropLast()) {
      return .moleUnit(withMolarMass: mass)
    }
    let units: [HKUnit] = [
      .count(), .percent(), .gram(), .ounce(), .pound(), .stone(), .meter(), .inch(), .foot(),
      .yard(), .mile(), .liter(), .fluidOunceUS(), .cupUS(), .second(), .minute(), .hour(), .day(),
      .hertz(), .joule(), .kilocalorie(), .largeCalorie(), .smallCalorie(), .watt(),
      .degreeCelsius(), .degreeFahrenheit(), .kelvin(), .millimeterOfMercury(),
      .fluidOunceImperial(), .pintUS(), .pintImperial(), .cupImperial(), .pascal(),
      .atmosphere(), .inchesOfMercury(), .centimeterOfWater(), .internationalUnit(),
      .decibelHearingLevel(), .decibelAWeightedSoundPressureLevel(), .volt(), .siemen(),
      .diopter(), .prismDiopter(), .degreeAngle(), .radianAngle(),
    ]
    let name = name == "l" ? "L" : name
    return units.first { $0.unitString == name }
  }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "·" + unit.unitString, dimension.merging(unit.dimension, uniquingKeysWith: +),
      factor * unit.factor)
  }

  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      "\(unitString)^\(power)", dimension.mapValues { $0 * power }, pow(factor, Double(power)))
  }

  open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      unitString + "/" + unit.unitString,
      dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
      factor / unit.factor)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let unit = object as? HKUnit else { return false }
    return unit.dimension == dimension && unit.factor == factor && unit.offset == offset
  }

  open override var hash: Int { dimension.hashValue ^ factor.hashValue }
}

public enum HKMetricPrefix: Int, CaseIterable, Sendable {
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var symbol: String {
    ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }

  var factor: Double {
    [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 1e1, 1e2, 1e3, 1e6, 1e9, 1e12][rawValue]
  }
}

open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
  let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit),
      "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "\(value) \(unit.unitString)" }
}
