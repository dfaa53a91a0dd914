import HealthKit

/// The units that the converter offers, by what they measure.
let converterUnits: [String: [HKUnit]] = [
  "Time": [.second(), .secondUnit(with: .milli)],
  "Rate": [.hertz(), .hertzUnit(with: .kilo)],
  "Energy": [.joule(), .jouleUnit(with: .kilo)],
  "Power": [.watt(), .wattUnit(with: .kilo)],
  "Volume": [
    .fluidOunceImperial(), .pintUS(), .pintImperial(), .cupImperial(),
  ],
  "Pressure": [
    .pascal(), .pascalUnit(with: .hecto), .atmosphere(), .inchesOfMercury(),
    .centimeterOfWater(),
  ],
  "Dose": [HKUnit.internationalUnit()],
  "Hearing": [HKUnit.decibelHearingLevel()],
  "Voltage": [.volt(), .voltUnit(with: .milli)],
  "Conductance": [.siemen(), .siemenUnit(with: .micro)],
  "Flux": [.watt().unitDivided(by: .meter().unitRaised(toPower: 2)), .hertz().reciprocal()],
  "Lenses": [.diopter(), .prismDiopter()],
  "Angle": [.degreeAngle(), .radianAngle(), .radianAngleUnit(with: .milli)],
]
